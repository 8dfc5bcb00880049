import { useWord } from "../../words/useWord.ts";

/** A count as it is read aloud: 「未読 3件」, or 「3件」 alone. */
export function CountText({ count, label = "" }: { count: number; label?: string }) {
  const word = useWord();
  return `${label} ${word("{count}件", { count })}`.trimStart();
}
