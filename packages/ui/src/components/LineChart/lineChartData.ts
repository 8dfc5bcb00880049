import { japanese, type Word } from "../../words/word.ts";
import type { ChartReading, ChartReadingRow, ChartTableData } from "../Chart/chart.types.ts";
import { CROWD_COLOR, type SeriesLook, seriesLook } from "../Chart/chartLook.ts";
import { chartNumber } from "../Chart/chartNumber.ts";
import { fullLabel } from "../Chart/positionLabel.ts";
import type { LineSeries, MedianBand } from "./lineChart.types.ts";

/** With more lines than this, all are drawn thin and in one color until one is picked. */
const CROWD = 12;

export const isCrowd = (count: number) => count > CROWD;

/** The style of the nth of `count` lines. */
export const lineLook = (index: number, count: number): SeriesLook =>
  isCrowd(count) ? { color: CROWD_COLOR, dash: undefined, tone: 0 } : seriesLook(index);

/** Maximum number of rows in a tooltip. */
const ROWS = 6;

export interface LineData {
  x: readonly string[];
  series: readonly LineSeries[];
  band?: MedianBand;
  unit: string;
}

/** The median with the number of series behind it where that is known: it may be smaller at the end than at the start. */
function medianText(band: MedianBand, index: number, unit: string, word: Word): string {
  const [value, count] = [band.median[index], band.counts?.[index] ?? null];
  const text = chartNumber(value, unit);
  return count === null ? text : `${text}（${word("{count}件", { count })}）`;
}

/** Where the number of series behind the median changes, its line is cut: what would be drawn there is no growth. */
export function medianRuns({ median, counts }: MedianBand): readonly (readonly [from: number, to: number])[] {
  const runs: [number, number][] = [];
  for (let index = 0; index < median.length; index += 1) {
    const last = runs.at(-1);
    if (last && (!counts || counts[index] === counts[index - 1])) last[1] = index;
    else runs.push([index, index]);
  }
  return runs;
}

/** The values at one x: the series from high to low, then the median and the quartiles. */
export function readLine(
  { x, series, band, unit }: LineData,
  index: number,
  word: Word = japanese,
): ChartReading {
  const known = series
    .map((one, at) => ({
      ...one,
      value: one.values[index] ?? null,
      color: lineLook(at, series.length).color,
    }))
    .toSorted((a, b) => (b.value ?? Number.NEGATIVE_INFINITY) - (a.value ?? Number.NEGATIVE_INFINITY));
  const shown = known.length > ROWS ? known.filter(({ value }) => value !== null).slice(0, ROWS) : known;
  const rows: ChartReadingRow[] = shown.map(({ key, label, value, color }) => ({
    key,
    label,
    value: value === null ? word("データなし") : chartNumber(value, unit),
    color,
  }));
  const median = band?.median[index] ?? null;
  if (band && median !== null)
    rows.push({
      key: "median",
      label: band.label ?? word("中央値"),
      value: medianText(band, index, unit, word),
      color: "var(--tsu-text)",
      strong: true,
    });
  const [low, high] = [band?.low?.[index] ?? null, band?.high?.[index] ?? null];
  if (low !== null && high !== null)
    rows.push({
      key: "band",
      label: word("中央50%の範囲"),
      value: `${chartNumber(low)}〜${chartNumber(high, unit)}`,
    });
  return { title: fullLabel(x[index] ?? "", word), rows, rest: known.length - shown.length };
}

/** All numbers as a table: a row per x, a column per series. */
export function lineTable(
  { x, series, band, unit }: LineData,
  head: string,
  word: Word = japanese,
): ChartTableData {
  const columns = [
    ...series.map(({ key, label, values }) => ({ key, label, values })),
    ...(band ? [{ key: "median", label: band.label ?? word("中央値"), values: band.median }] : []),
    ...(band?.low ? [{ key: "low", label: word("下位25%の境"), values: band.low }] : []),
    ...(band?.high ? [{ key: "high", label: word("上位25%の境"), values: band.high }] : []),
  ];
  return {
    head,
    columns,
    rows: x.map((label, index) => ({
      key: `${index}`,
      label: fullLabel(label, word),
      cells: columns.map(({ key, values }) =>
        band && key === "median" && values === band.median
          ? medianText(band, index, unit, word)
          : chartNumber(values[index], unit),
      ),
    })),
  };
}

/** Points between two gaps. No line touches them, so each needs a dot to be visible. */
export const isAlone = (values: readonly (number | null)[], index: number) =>
  (values[index] ?? null) !== null &&
  (values[index - 1] ?? null) === null &&
  (values[index + 1] ?? null) === null;

/** Index of the last known value, or -1. */
export const lastKnown = (values: readonly (number | null)[]) =>
  values.findLastIndex((value) => value !== null);
