import { isWorkingDay, JST_AHEAD_MS, type WorkingCalendar } from "@tsumugi/contract";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const OPENS = 9;
const CLOSES = 18;

/** Hours since Japan's midnight, and the day there. */
const inJapan = (at: number) => {
  const local = at + JST_AHEAD_MS;
  return { hours: (local % DAY_MS) / HOUR_MS, day: new Date(local).toISOString().slice(0, 10) };
};

/** A working day, 9 to 18 o'clock in Japan. */
export function isWorkingTime(at: Date, calendar: WorkingCalendar): boolean {
  const { hours, day } = inJapan(at.getTime());
  return isWorkingDay(day, calendar) && hours >= OPENS && hours < CLOSES;
}

/** The next 9 o'clock in Japan of a working day, later than `now`. */
export function nextOpening(now: Date, calendar: WorkingCalendar): Date {
  const midnight = Math.floor((now.getTime() + JST_AHEAD_MS) / DAY_MS) * DAY_MS - JST_AHEAD_MS;
  let opening = midnight + OPENS * HOUR_MS;
  while (opening <= now.getTime() || !isWorkingDay(inJapan(opening).day, calendar)) opening += DAY_MS;
  return new Date(opening);
}

/**
 * When a message had better go out: outside working time at the next opening, within it an hour from now on a full half
 * hour, and where that would be after hours, too, at the next opening.
 */
export function suggestSendAt(now: Date, calendar: WorkingCalendar): Date {
  const half = HOUR_MS / 2;
  const inAnHour = new Date(Math.ceil((now.getTime() + HOUR_MS) / half) * half);
  const isFine = isWorkingTime(now, calendar) && isWorkingTime(inAnHour, calendar);
  return isFine ? inAnHour : nextOpening(now, calendar);
}
