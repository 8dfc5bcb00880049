import { japanese, type Word } from "../../words/word.ts";
import type { ChartReading, ChartTableData } from "../Chart/chart.types.ts";
import { seriesLook } from "../Chart/chartLook.ts";
import { chartNumber } from "../Chart/chartNumber.ts";
import { fullLabel } from "../Chart/positionLabel.ts";
import type { BarSeries } from "./barChart.types.ts";

export interface BarData {
  categories: readonly string[];
  series: readonly BarSeries[];
  unit: string;
  stacked: boolean;
}

/** Sum over the series at a category; null where nothing is known. */
export function totalAt(series: readonly BarSeries[], index: number): number | null {
  const known = series.map(({ values }) => values[index] ?? null).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** Sum of what lies on one side of zero at a category: where a stack ends on that side. */
export const sumAt = (series: readonly BarSeries[], index: number, side: 1 | -1): number =>
  series.reduce((sum, { values }) => {
    const value = values[index] ?? 0;
    return value * side > 0 ? sum + value : sum;
  }, 0);

/** The values at one category. A stack ends with its sum. */
export function readBar(
  { categories, series, unit, stacked }: BarData,
  index: number,
  word: Word = japanese,
): ChartReading {
  const rows = series.map(({ key, label, values }, at) => ({
    key,
    label,
    value: chartNumber(values[index], unit),
    color: seriesLook(at).color,
  }));
  const total = {
    key: "total",
    label: word("合計"),
    value: chartNumber(totalAt(series, index), unit),
    strong: true,
  };
  return {
    title: fullLabel(categories[index] ?? "", word),
    rows: stacked && series.length > 1 ? [...rows, total] : rows,
    rest: 0,
  };
}

export function barTable(
  { categories, series, unit, stacked }: BarData,
  head: string,
  word: Word = japanese,
): ChartTableData {
  const withTotal = stacked && series.length > 1;
  return {
    head,
    columns: [...series, ...(withTotal ? [{ key: "total", label: word("合計") }] : [])],
    rows: categories.map((label, index) => ({
      key: `${index}`,
      label: fullLabel(label, word),
      cells: [
        ...series.map(({ values }) => chartNumber(values[index], unit)),
        ...(withTotal ? [chartNumber(totalAt(series, index), unit)] : []),
      ],
    })),
  };
}

/** px that all bars need: rows grow with their number, columns keep the height of a line chart. */
export function barHeight(direction: "rows" | "columns", count: number, perRow: number): number {
  return direction === "columns" ? 300 : Math.max(1, count) * (24 + perRow * 14) + 40;
}
