export interface BarSeries {
  key: string;
  label: string;
  /** One value per category; null draws no bar and reads 「—」. */
  values: readonly (number | null)[];
}

/** What the drawing needs; the frame around it has the rest. */
export interface BarPlotProps {
  categories: readonly string[];
  series: readonly BarSeries[];
  direction: "rows" | "columns";
  stacked: boolean;
  /** Index of the category that stands out, -1 for none. */
  highlighted: number;
}
