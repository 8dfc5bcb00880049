export interface BarSeries {
  /** ほかと重ならない鍵。 */
  key: string;
  /** 凡例と表に出る名前。 */
  label: string;
  /** 項目ごとの値。null は棒を描かず、「—」と読みます。 */
  values: readonly (number | null)[];
}

/** The props of the plot; the frame around it takes the others. */
export interface BarPlotProps {
  categories: readonly string[];
  series: readonly BarSeries[];
  direction: "rows" | "columns";
  /** Written after the numbers of the axis; the ends of the bars are short. */
  unit: string;
  stacked: boolean;
  /** Index of the highlighted category, or -1. */
  highlighted: number;
}
