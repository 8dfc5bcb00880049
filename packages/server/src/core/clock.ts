import { addDays, daysBetween, JST_AHEAD_MS } from "@tsumugi/contract";

/** Where the server takes the time from; tests hand in their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const DAY_MS = 24 * 60 * 60 * 1000;

/** The day in Japan, `YYYY-MM-DD`. Japan has no summer time. */
export const dayInJapan = (at: Date): string =>
  new Date(at.getTime() + JST_AHEAD_MS).toISOString().slice(0, 10);

/** `14:05`. */
export const timeInJapan = (at: Date): string =>
  new Date(at.getTime() + JST_AHEAD_MS).toISOString().slice(11, 16);

/** `2026-11-20 14:05`: what a file says of a moment. */
export const momentInJapan = (at: Date): string => `${dayInJapan(at)} ${timeInJapan(at)}`;

/** The full hour on clocks in Japan, 0–23. */
export const hourInJapan = (at: Date): number => new Date(at.getTime() + JST_AHEAD_MS).getUTCHours();

export { addDays, daysBetween };

/** Midnight in Japan at which a day begins. */
export const startOfDayInJapan = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) - JST_AHEAD_MS);
