import { useWord } from "../../format/words/useWord.ts";
export interface CountBadgeProps {
  count: number;
  /** `thread` for items that wait for the user, `neutral` for a plain number. */
  tone?: "thread" | "neutral";
  /** What is counted, read aloud with the exact number: 「未読」 reads 「未読 128件」; "" where it stands beside. */
  label?: string;
}

/** A count on a navigation item or a corner; above 99 it reads `99+`. Nothing at 0. */
export function CountBadge({ count, tone = "thread", label }: CountBadgeProps) {
  const word = useWord();
  if (!(count > 0)) return null;
  const text = count > 99 ? "99+" : count;
  return (
    <span
      className="tsu-count"
      data-tone={tone}
      title={count > 99 ? word("{count}件", { count }) : undefined}
    >
      {label !== undefined ? (
        <>
          <span aria-hidden="true">{text}</span>
          <span className="tsu-hidden">{`${label} ${word("{count}件", { count })}`.trimStart()}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}
