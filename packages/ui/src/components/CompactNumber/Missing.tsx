import { MISSING } from "../../format/format.ts";
import { useWord } from "../../words/useWord.ts";
import { cx } from "../cx.ts";
import type { Native } from "../native.ts";

export interface MissingProps extends Native<"span", "children"> {
  /** 「–」の代わりに読む言葉。既定は「データなし」。 */
  label?: string;
}

/** An unknown value: shown as a dash, announced as a text. Never zero and never empty. */
export function Missing({ label, className, ...rest }: MissingProps) {
  const word = useWord();
  return (
    <span {...rest} className={cx("tsu-missing", className)}>
      <span aria-hidden="true">{MISSING}</span>
      <span className="tsu-hidden">{label ?? word("データなし")}</span>
    </span>
  );
}
