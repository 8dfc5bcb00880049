import { isDay } from "../../format/day.ts";
import { dayText, formatShortDay } from "../../format/format.ts";
import { japanese, type Word } from "../../words/word.ts";

/**
 * Days in order, as places from 0 to 1: a chart that gave each the same room would draw a gap as steep or as flat as a
 * single day. Undefined for anything else.
 */
export function dayPlaces(x: readonly string[]): readonly number[] | undefined {
  const days = x.map((text) => (isDay(text) ? Date.parse(text) : Number.NaN));
  const [first = Number.NaN] = days;
  const length = (days.at(-1) ?? Number.NaN) - first;
  const isAscending = days.every((day, index) => index === 0 || day > (days[index - 1] ?? Number.NaN));
  return length > 0 && isAscending ? days.map((day) => (day - first) / length) : undefined;
}

/** `11/20` under the axis for a day, anything else as it is. */
export const axisLabel = (x: string) => (isDay(x) ? formatShortDay(x).replace(/\(.\)$/, "") : x);

/** `2026/11/20(金)` for a day, anything else as it is. */
export const fullLabel = (x: string, word: Word = japanese) => (isDay(x) ? dayText(x, word) : x);
