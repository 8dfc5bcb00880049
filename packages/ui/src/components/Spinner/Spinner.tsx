import { useWord } from "../../format/words/useWord.ts";
export interface SpinnerProps {
  /** Side in px. Default 20. */
  size?: number;
  /** Read aloud. Default 「読み込み中」. */
  label?: string;
}

export function Spinner({ size = 20, label }: SpinnerProps) {
  const word = useWord();
  return (
    <span className="tsu-spinner" role="status">
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="9" strokeWidth="3" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <span className="tsu-hidden">{label ?? word("読み込み中")}</span>
    </span>
  );
}
