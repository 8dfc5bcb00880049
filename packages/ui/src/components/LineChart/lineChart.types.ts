export interface LineSeries {
  key: string;
  label: string;
  /** One value per x; null is a gap, never zero. */
  values: readonly (number | null)[];
}

/** The middle of many series: a line, and the area in which the middle half of them lies. */
export interface MedianBand {
  /** Name of the line. Default 「中央値」. */
  label?: string;
  median: readonly (number | null)[];
  /** Lower quartile per x. */
  low?: readonly (number | null)[];
  /** Upper quartile per x. */
  high?: readonly (number | null)[];
}

/** What the drawing needs; the frame around it has the rest. */
export interface LinePlotProps {
  /** Labels of the axis, shortened. */
  ticks: readonly string[];
  xLabel: string;
  series: readonly LineSeries[];
  band: MedianBand | undefined;
}
