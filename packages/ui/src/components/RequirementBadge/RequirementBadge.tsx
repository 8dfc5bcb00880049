import { useWord } from "../../words/useWord.ts";
import { cx } from "../cx.ts";
import type { Native } from "../native.ts";
export interface RequirementBadgeProps extends Native<"span", "children"> {
  /** `required` は「必須」、`optional` は「任意」。 */
  kind: "required" | "optional";
}

/** 「必須」 or 「任意」 after a label: text, so that it is read aloud with the label. */
export function RequirementBadge({ kind, className, ...rest }: RequirementBadgeProps) {
  const word = useWord();
  return (
    <span {...rest} className={cx("tsu-requirement", className)} data-kind={kind}>
      {word(kind === "required" ? "必須" : "任意")}
    </span>
  );
}
