/** Arithmetic of days as `YYYY-MM-DD`. In UTC, where no day is longer than another. */

const DAY_MS = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Moved by whole days. */
export const addDays = (day: string, count: number): string =>
  new Date(timeOf(day) + count * DAY_MS).toISOString().slice(0, 10);

/** Whole days from one to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((timeOf(to) - timeOf(from)) / DAY_MS);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(timeOf(day)).getUTCDay();

/** `2026/11/20`. */
export const slashedDay = (day: string): string => day.replaceAll("-", "/");

/** Japan's clocks, before UTC. */
export const JST_AHEAD_MS = 9 * 3_600_000;

/** The day in Japan of an instant in ISO 8601. */
export const dayInJapan = (instant: string): string =>
  new Date(Date.parse(instant) + JST_AHEAD_MS).toISOString().slice(0, 10);
