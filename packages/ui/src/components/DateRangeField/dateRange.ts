import { addDays, isDay, monthEnd, monthStart, showDay } from "../../format/day.ts";
import { japanese, type Word } from "../../words/word.ts";

/** First and last day, both included. null is an open end: 「11/20〜」 or 「〜11/20」. */
export interface DateRange {
  /** 始まり（YYYY-MM-DD）。 */
  from: string | null;
  /** 終わり（YYYY-MM-DD）。その日を含みます。 */
  to: string | null;
}

export const emptyRange: DateRange = { from: null, to: null };

export const isSameRange = (one: DateRange, other: DateRange) =>
  one.from === other.from && one.to === other.to;

export interface DateRangePreset {
  /** ボタンの言葉。 */
  label: string;
  /** 今日（日本時間、YYYY-MM-DD）から期間を作ります。 */
  of: (today: string) => DateRange;
}

const past = (label: string, days: number): DateRangePreset => ({
  label,
  of: (today) => ({ from: addDays(today, 1 - days), to: today }),
});
const month = (label: string, offset: number): DateRangePreset => ({
  label,
  of: (today) => ({ from: monthStart(today, offset), to: monthEnd(today, offset) }),
});

/** Presets for past periods: reports, lists, histories. */
export const pastPresets: readonly DateRangePreset[] = [
  past("過去7日", 7),
  past("過去30日", 30),
  past("過去90日", 90),
  month("今月", 0),
  month("先月", -1),
  {
    label: "今年",
    of: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }),
  },
];

/** Presets for planning: posting periods, deadlines. */
export const comingPresets: readonly DateRangePreset[] = [
  { label: "今日から7日", of: (today) => ({ from: today, to: addDays(today, 6) }) },
  { label: "今日から30日", of: (today) => ({ from: today, to: addDays(today, 29) }) },
  month("今月", 0),
  month("来月", 1),
];

/** Why a range is rejected and how to fix it; undefined if it is valid. */
export function rangeProblem({ from, to }: DateRange, word: Word = japanese): string | undefined {
  if (!isDay(from) || !isDay(to) || from <= to) return undefined;
  return word("終わりの日が始まりの日より前です。終わりの日を{from}以降にしてください。", {
    from: showDay(from),
  });
}

/**
 * The next range when a day is picked: the first press starts a new range, the second ends it, in either
 * order.
 */
export function pickInRange({ from, to }: DateRange, day: string): DateRange {
  if (!isDay(from) || to !== null) return { from: day, to: null };
  return day < from ? { from: day, to: from } : { from, to: day };
}

/** `30日間`, both ends counted; undefined if the range is open or reversed. */
export function rangeLength({ from, to }: DateRange): number | undefined {
  if (!isDay(from) || !isDay(to) || to < from) return undefined;
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}
