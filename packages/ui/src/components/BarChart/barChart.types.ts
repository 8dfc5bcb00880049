export interface BarSeries {
  key: string;
  label: string;
  /** One value per category; null draws no bar and is shown as 「—」. */
  values: readonly (number | null)[];
}

/** The props of the plot; the frame around it takes the others. */
export interface BarPlotProps {
  categories: readonly string[];
  series: readonly BarSeries[];
  direction: "rows" | "columns";
  stacked: boolean;
  /** Index of the highlighted category, or -1. */
  highlighted: number;
}
