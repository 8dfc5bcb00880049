export interface LineSeries {
  key: string;
  label: string;
  /** One value per x; null is drawn as a gap, never as zero. */
  values: readonly (number | null)[];
}

/** The median of many series and the area between their quartiles. */
export interface MedianBand {
  /** Name of the line. Default 「中央値」. */
  label?: string;
  median: readonly (number | null)[];
  /** Lower quartile per x. */
  low?: readonly (number | null)[];
  /** Upper quartile per x. */
  high?: readonly (number | null)[];
}

/** The props of the plot; the frame around it takes the others. */
export interface LinePlotProps {
  /** Labels of the axis, shortened. */
  ticks: readonly string[];
  xLabel: string;
  series: readonly LineSeries[];
  band: MedianBand | undefined;
}
