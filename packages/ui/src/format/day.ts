import { japanese, type Word, weekdayName } from "../words/word.ts";

/** Days as `YYYY-MM-DD`, without a time or a zone: arithmetic on them is the same on every PC. */

const DAY = 86_400_000;
const pad = (value: number, size = 2) => String(value).padStart(size, "0");
const keyOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day, or undefined if it does not exist (2月30日). */
export function dayOf(year: number, month: number, date: number): string | undefined {
  if (year < 1000 || year > 9999) return undefined;
  const time = Date.UTC(year, month - 1, date);
  const found = new Date(time);
  return found.getUTCMonth() === month - 1 && found.getUTCDate() === date ? keyOf(time) : undefined;
}

/** Whether a text is a day of the calendar in the form `YYYY-MM-DD`. */
export const isDay = (text: string | null | undefined): text is string =>
  typeof text === "string" &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  dayOf(...(text.split("-").map(Number) as [number, number, number])) === text;

export const addDays = (day: string, count: number) => keyOf(Date.parse(day) + count * DAY);

/** First day of the month `offset` months away. */
export function monthStart(day: string, offset = 0): string {
  const [year, month] = day.split("-").map(Number) as [number, number];
  return keyOf(Date.UTC(year, month - 1 + offset, 1));
}

/** Last day of the month `offset` months away. */
export const monthEnd = (day: string, offset = 0) => addDays(monthStart(day, offset + 1), -1);

/** `2026/11/20`, as it stands in a field. */
export const showDay = (day: string) => day.replaceAll("-", "/");

/** `金`. */
export const weekdayOf = (day: string, word: Word = japanese) =>
  weekdayName(new Date(Date.parse(day)).getUTCDay(), word);

/** The same parts of a day for libraries that want a `Date`: local midnight, whatever the zone is. */
export function toLocalDate(day: string): Date {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return new Date(year, month - 1, date);
}

export const fromLocalDate = (date: Date) =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
