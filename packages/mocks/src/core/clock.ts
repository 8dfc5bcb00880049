/** The present of every fixture: Friday 2026-11-20, 10:00 in Japan. */
export const NOW = "2026-11-20T01:00:00.000Z";
export const TODAY = "2026-11-20";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const shifted = (milliseconds: number) => new Date(Date.parse(NOW) + milliseconds).toISOString();

/** ISO time so many minutes before `NOW`. */
export const minutesAgo = (minutes: number): string => shifted(-minutes * MINUTE);

/** ISO time so many days before `NOW`. */
export const daysAgo = (days: number): string => shifted(-days * DAY);

/** Day in Japan so many days after `TODAY` (negative: before). */
export const dayFromToday = (days: number): string => shifted(days * DAY).slice(0, 10);
