/** Working days in Japan. Days are `YYYY-MM-DD`; which of them are holidays, the caller's table says. */

export interface WorkingCalendar {
  /** National holidays by day, with their names; substitute and citizen's holidays are days of their own there. */
  readonly holidays: Readonly<Record<string, string>>;
  /** Closed over the turn of the year, `MM-DD` to `MM-DD` inclusive; null: open as on other days. */
  readonly yearEnd: { readonly from: string; readonly to: string } | null;
}

/** 年末年始: the days on which banks and public offices are closed. */
export const customaryYearEnd = { from: "12-29", to: "01-03" } as const;

const DAY_MS = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Longest run that is walked day by day: 10 years. What lies beyond is as far away for a reader. */
const FARTHEST_DAYS = 3660;

/** Why nobody works on that day, in a word; undefined on a working day. */
export function dayOff(day: string, { holidays, yearEnd }: WorkingCalendar): string | undefined {
  if (Object.hasOwn(holidays, day)) return holidays[day];
  const weekday = new Date(timeOf(day)).getUTCDay();
  if (weekday === 6) return "土曜日";
  if (weekday === 0) return "日曜日";
  const monthDay = day.slice(5);
  if (yearEnd && (monthDay >= yearEnd.from || monthDay <= yearEnd.to)) return "年末年始";
  return undefined;
}

export const isWorkingDay = (day: string, calendar: WorkingCalendar): boolean =>
  dayOff(day, calendar) === undefined;

/**
 * Working days after `from` up to and including `to`: 0 from Friday to Sunday, 1 to Monday. Negative where `to` lies
 * before `from`: then the working days after `to` up to and including `from`.
 */
export function workingDaysBetween(from: string, to: string, calendar: WorkingCalendar): number {
  if (to < from) return -workingDaysBetween(to, from, calendar) || 0;
  const last = Math.min(timeOf(to), timeOf(from) + FARTHEST_DAYS * DAY_MS);
  let count = 0;
  for (let time = timeOf(from) + DAY_MS; time <= last; time += DAY_MS)
    if (isWorkingDay(dayAt(time), calendar)) count += 1;
  return count;
}

/** The `count`-th working day after `from`; `from` itself for 0. */
export function addWorkingDays(from: string, count: number, calendar: WorkingCalendar): string {
  let time = timeOf(from);
  for (let left = count; left > 0; ) {
    time += DAY_MS;
    if (isWorkingDay(dayAt(time), calendar)) left -= 1;
  }
  return dayAt(time);
}
