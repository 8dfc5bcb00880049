import { addDays, dayInJapan, daysBetween, startOfDayInJapan } from "../core/clock.ts";

/** Every day up to this one after posting, then every week. */
const DAILY_DAYS = 90;
const WEEK = 7;
/** Figures of a post older than a year hardly move, and every platform counts our calls. */
const LAST_DAY = 365;
/** Half past three in Japan: the day before has been counted, and nobody waits for an answer. */
const NIGHT_MS = 3.5 * 3600 * 1000;

/** The first planned day after `day`, both counted from the day of posting; undefined after the year. */
export function plannedAfter(day: number): number | undefined {
  if (day < 0) return 0;
  if (day < DAILY_DAYS) return day + 1;
  const next = DAILY_DAYS + (Math.floor((day - DAILY_DAYS) / WEEK) + 1) * WEEK;
  return next <= LAST_DAY ? next : undefined;
}

/** When a post is fetched next, once today is done. Days that were missed stay gaps. */
export function nextCollection(posted_at: Date, now: Date): Date | null {
  const first = dayInJapan(posted_at);
  const next = plannedAfter(daysBetween(first, dayInJapan(now)));
  return next === undefined ? null : new Date(startOfDayInJapan(addDays(first, next)).getTime() + NIGHT_MS);
}

/** Seconds until the nth attempt of the same day: ten minutes, half an hour, two hours, then six. */
const BACKOFF = [600, 1800, 7200, 21_600] as const;

/** Whether all pauses have been tried: with no planned day ahead, asking on would never end. */
export const isTriedOut = (attempts: number): boolean => attempts > BACKOFF.length;

/** When a fetch that failed is tried again; a platform that says when is not asked before. */
export function retryAt(attempts: number, now: Date, retryAfter?: number): Date {
  const pause = BACKOFF[Math.min(attempts, BACKOFF.length) - 1] ?? BACKOFF[0];
  return new Date(now.getTime() + Math.max(pause, retryAfter ?? 0) * 1000);
}
