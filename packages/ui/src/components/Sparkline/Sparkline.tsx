import { useWord } from "../../format/words/useWord.ts";
import { Missing } from "../CompactNumber/Missing.tsx";
import { sparklinePath, sparklineText } from "./sparklinePath.ts";

export interface SparklineProps {
  /** Accessible name, announced with the first and last value. */
  label: string;
  /** In the order of time; null is a gap. */
  values: readonly (number | null)[];
  /** Unit of the announced numbers, e.g. 回. */
  unit?: string;
  /** px. Default 96. */
  width?: number;
  /** px. Default 28. */
  height?: number;
}

/**
 * A line without axes for a table cell. Drawn without the chart library, which would cost more than the row.
 */
export function Sparkline({ label, values, unit, width = 96, height = 28 }: SparklineProps) {
  const word = useWord();
  const { line, end } = sparklinePath(values, width, height);
  const text = `${label}: ${sparklineText(values, unit, word)}`;
  if (!end) return <Missing label={text} />;
  return (
    <svg className="tsu-spark" width={width} height={height} role="img" aria-label={text}>
      <title>{text}</title>
      <path d={line} />
      <circle cx={end.x} cy={end.y} r="2.5" />
    </svg>
  );
}
