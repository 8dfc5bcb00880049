import { addDays, dayInJapan, hourInJapan, startOfDayInJapan } from "../core/clock.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What happens within these minutes goes out in one mail, and a slip can still be taken back. */
export const SETTLE_MS = 3 * MINUTE_MS;
/** A message that is read on the open page within this time needs no mail. */
export const UNREAD_MS = 5 * MINUTE_MS;
/** Before the messages announced last are read, the next announcement waits this long. */
export const AGAIN_MS = 12 * HOUR_MS;

const NIGHT_FROM = 21;
const MORNING = 8;
/** Reminders of the day. */
export const REMINDER_HOUR = 9;

export const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

export const hourOfDay = (day: string, hour: number): Date => after(startOfDayInJapan(day), hour * HOUR_MS);

/** The moment itself, or the morning after where it lies between 21:00 and 8:00 in Japan. */
export function byDay(at: Date): Date {
  const hour = hourInJapan(at);
  const day = dayInJapan(at);
  if (hour < MORNING) return hourOfDay(day, MORNING);
  return hour >= NIGHT_FROM ? hourOfDay(addDays(day, 1), MORNING) : at;
}
