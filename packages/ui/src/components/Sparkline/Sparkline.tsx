import { formatInteger } from "../../format/format.ts";

export interface SparklineProps {
  /** What the line is, read aloud with its ends. */
  label: string;
  /** null is a gap. */
  values: readonly (number | null)[];
  width?: number;
  height?: number;
}

/** A line without axes for a table cell. Drawn by hand: a chart library per row would cost more than the row. */
export function Sparkline({ label, values, width = 96, height = 28 }: SparklineProps) {
  const known = values.filter((value) => value !== null);
  const low = Math.min(...known);
  const span = Math.max(...known) - low || 1;
  const step = values.length > 1 ? (width - 4) / (values.length - 1) : 0;
  let pen = "M";
  const path = values
    .map((value, index) => {
      if (value === null) {
        pen = "M";
        return "";
      }
      const point = `${pen}${(2 + index * step).toFixed(1)} ${(height - 3 - ((value - low) / span) * (height - 6)).toFixed(1)}`;
      pen = "L";
      return point;
    })
    .join("");
  const text =
    known.length === 0
      ? "データなし"
      : `${formatInteger(known[0] as number)}から${formatInteger(known.at(-1) as number)}`;
  return (
    <svg width={width} height={height} role="img" aria-label={`${label}: ${text}`}>
      <path
        d={path}
        fill="none"
        stroke="var(--tsu-chart-1)"
        strokeWidth="1.750"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
