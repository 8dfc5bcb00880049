import { compactText, formatInteger } from "../../format/format.ts";
import { useWord } from "../../words/useWord.ts";
import { cx } from "../cx.ts";
import type { Native } from "../native.ts";
import { Missing } from "./Missing.tsx";

export interface CompactNumberProps extends Native<"data", "value" | "children"> {
  /** 数値。分からなければ「–」になります。 */
  value: number | null | undefined;
  /** 数のあとの単位。「人」「回」など。 */
  unit?: string;
  /** Tab やタップで正確な値を見られるようにします。Tab が 1 つの表の行には付けません。 */
  focusable?: boolean;
}

/** `12.3万`; the exact value on hover. A missing value is a dash, never zero. */
export function CompactNumber({
  value,
  unit = "",
  focusable = false,
  className,
  ...rest
}: CompactNumberProps) {
  const word = useWord();
  if (value === null || value === undefined || !Number.isFinite(value))
    return <Missing {...(rest as Native<"span">)} className={className} />;
  const exact = `${formatInteger(value)}${unit}`;
  return (
    <data
      title={exact}
      {...rest}
      className={cx("tsu-num", focusable && "tsu-exact", className)}
      value={value}
      {...(focusable && { tabIndex: 0 })}
    >
      {compactText(value, word, true)}
      {unit}
    </data>
  );
}
