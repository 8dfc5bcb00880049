import { formatInteger } from "../../format/format.ts";
import { japanese, type Word } from "../../words/word.ts";
import { fullLabel } from "../Chart/positionLabel.ts";

export interface SparklineShape {
  /** The path; gaps interrupt it. */
  line: string;
  /** Points between two gaps, before the last: a line of no length would be a speck. */
  alone: { x: number; y: number }[];
  /** Last known point, as a dot, at the right like the latest value of every line; null without one. */
  end: { x: number; y: number } | null;
}

/** The path and points of the known values within a box; equal values are centered. */
export function sparklinePath(
  values: readonly (number | null)[],
  width: number,
  height: number,
): SparklineShape {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value === null) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const step = values.length > 1 ? (width - 8) / (values.length - 1) : 0;
  const yOf = (value: number) =>
    high === low ? height / 2 : height - 4 - ((value - low) / (high - low)) * (height - 8);
  let line = "";
  let end: SparklineShape["end"] = null;
  const alone: SparklineShape["alone"] = [];
  let isDown = false;
  values.forEach((value, index) => {
    if (value === null) {
      isDown = false;
      return;
    }
    const x = Math.round((width - 4 - (values.length - 1 - index) * step) * 10) / 10;
    const y = Math.round(yOf(value) * 10) / 10;
    const point = { x, y };
    if (!isDown && (values[index + 1] ?? null) === null) alone.push(point);
    else line += `${isDown ? "L" : "M"}${x} ${y}`;
    isDown = true;
    end = point;
  });
  return { line, alone: alone.filter((point) => point !== end), end };
}

/** The trend as text: first value, last value and direction, with what they are values of if that is known. */
export function sparklineText(
  values: readonly (number | null)[],
  unit = "",
  word: Word = japanese,
  x: readonly string[] = [],
): string {
  const known = values.filter((value) => value !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return word("データなし");
  if (known.length === 1) return `${formatInteger(last)}${unit}`;
  const way = word(last > first ? "増加" : last < first ? "減少" : "横ばい");
  const peak = Math.max(...known);
  const top =
    peak > Math.max(first, last) ? word("、最大{value}", { value: `${formatInteger(peak)}${unit}` }) : "";
  const gaps =
    known.length < values.length ? word("、欠け{count}件", { count: values.length - known.length }) : "";
  const isKnown = (value: number | null) => value !== null;
  const at = (index: number) => (x[index] === undefined ? "" : `${fullLabel(x[index], word)} `);
  const ends = {
    from: `${at(values.findIndex(isKnown))}${formatInteger(first)}${unit}`,
    to: `${at(values.findLastIndex(isKnown))}${formatInteger(last)}${unit}`,
  };
  return `${word("{from}から{to}へ{way}", { ...ends, way })}${top}${gaps}`;
}
