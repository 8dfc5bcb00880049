import { useWord } from "../../words/useWord.ts";
import { Missing } from "../CompactNumber/Missing.tsx";
import { cx } from "../cx.ts";
import type { Native } from "../native.ts";
import { sparklinePath, sparklineText } from "./sparklinePath.ts";

export interface SparklineProps extends Native<"svg", "values" | "children" | "width" | "height"> {
  /** 読み上げの名前。最初と最後の値とともに読まれます。 */
  label: string;
  /** 時間の順の数値。null は途切れ。 */
  values: readonly (number | null)[];
  /** 読み上げる数の単位。「回」など。 */
  unit?: string;
  /** 幅（px）。既定は 96。 */
  width?: number;
  /** 高さ（px）。既定は 28。 */
  height?: number;
}

/**
 * A line without axes for a table cell. Drawn without the chart library, which would cost more than the row.
 */
export function Sparkline({
  label,
  values,
  unit,
  width = 96,
  height = 28,
  className,
  ...rest
}: SparklineProps) {
  const word = useWord();
  const { line, end } = sparklinePath(values, width, height);
  const text = `${label}: ${sparklineText(values, unit, word)}`;
  if (!end) return <Missing label={text} />;
  return (
    <svg
      {...rest}
      className={cx("tsu-spark", className)}
      width={width}
      height={height}
      role="img"
      aria-label={text}
    >
      <title>{text}</title>
      <path d={line} />
      <circle cx={end.x} cy={end.y} r="2.5" />
    </svg>
  );
}
