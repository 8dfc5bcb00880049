/** One row of a tooltip: label, value, and the swatch of its series. */
export interface ChartReadingRow {
  key: string;
  label: string;
  value: string;
  /** Colour of the swatch; none for rows without one. */
  color?: string;
  strong?: boolean;
}

/** The values at one position of a chart: shown in the tooltip and announced. */
export interface ChartReading {
  title: string;
  rows: readonly ChartReadingRow[];
  /** Series that are left out of `rows`. */
  rest: number;
}

/** The numbers of a chart as text, row by row. */
export interface ChartTableData {
  /** Heading of the first column. */
  head: string;
  columns: readonly { key: string; label: string }[];
  rows: readonly { key: string; label: string; cells: readonly string[] }[];
}
