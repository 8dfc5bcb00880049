import { useWord } from "../../words/useWord.ts";
import { cx } from "../cx.ts";
import type { Native } from "../native.ts";
export interface SpinnerProps extends Native<"span", "children"> {
  /** 一辺（px）。既定は 20。 */
  size?: number;
  /** 読み上げる言葉。既定は「読み込み中」。 */
  label?: string;
}

export function Spinner({ size = 20, label, className, ...rest }: SpinnerProps) {
  const word = useWord();
  return (
    <span role="status" {...rest} className={cx("tsu-spinner", className)}>
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
