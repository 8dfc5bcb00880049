import type { ClosedPeriod } from "../core/fieldEntries.ts";
import { addDays, daysBetween, weekdayOf } from "./days.ts";

/** Working days in Japan. Days are `YYYY-MM-DD`; which of them are holidays, the caller's table says. */

export interface WorkingCalendar {
  /** National holidays by day, with their names; substitute and citizen's holidays are days of their own there. */
  readonly holidays: Readonly<Record<string, string>>;
  /** Closed over the turn of the year, `MM-DD` to `MM-DD` inclusive; null: open as on other days. */
  readonly yearEnd: { readonly from: string; readonly to: string } | null;
  /** Days on which the company itself is closed. */
  readonly closedPeriods?: readonly ClosedPeriod[];
}

/** 年末年始: the days on which banks and public offices are closed. */
export const customaryYearEnd = { from: "12-29", to: "01-03" } as const;

/** 全銀 and the banks themselves rest over the turn of the year from the 31st to the 3rd. */
export const bankYearEnd = { from: "12-31", to: "01-03" } as const;

/** The days on which no transfer arrives; without the holidays of a calendar weekends and the turn of the year alone. */
export const banksOf = (calendar: Pick<WorkingCalendar, "holidays"> | undefined): WorkingCalendar => ({
  holidays: calendar?.holidays ?? {},
  yearEnd: bankYearEnd,
});

/** Longest run that is walked day by day: 10 years. What lies beyond is as far away for a reader. */
const FARTHEST_DAYS = 3660;

/** 年末年始 as a company has set it, `MMDD_MMDD`; what is no such value, e.g. `none`, is no closing. */
export function yearEndOf(closure: string): WorkingCalendar["yearEnd"] {
  const [, fromMonth, fromDay, toMonth, toDay] = /^(\d\d)(\d\d)_(\d\d)(\d\d)$/.exec(closure) ?? [];
  return fromMonth ? { from: `${fromMonth}-${fromDay}`, to: `${toMonth}-${toDay}` } : null;
}

/** A company's working days: the holidays of the country, and the days on which it is closed itself. */
export const companyCalendar = (
  holidays: WorkingCalendar["holidays"],
  company: { readonly year_end_closure: string; readonly closed_periods: readonly ClosedPeriod[] },
): WorkingCalendar => ({
  holidays,
  yearEnd: yearEndOf(company.year_end_closure),
  closedPeriods: company.closed_periods,
});

/** Why nobody works on that day, in a word; undefined on a working day. */
export function dayOff(
  day: string,
  { holidays, yearEnd, closedPeriods = [] }: WorkingCalendar,
): string | undefined {
  if (Object.hasOwn(holidays, day)) return holidays[day];
  const weekday = weekdayOf(day);
  if (weekday === 6) return "土曜日";
  if (weekday === 0) return "日曜日";
  const monthDay = day.slice(5);
  if (yearEnd && (monthDay >= yearEnd.from || monthDay <= yearEnd.to)) return "年末年始";
  return closedPeriods.find(({ from, to }) => from <= day && day <= to)?.name;
}

export const isWorkingDay = (day: string, calendar: WorkingCalendar): boolean =>
  dayOff(day, calendar) === undefined;

/**
 * Working days after `from` up to and including `to`: 0 from Friday to Sunday, 1 to Monday. Negative where `to` lies
 * before `from`: then the working days after `to` up to and including `from`.
 */
export function workingDaysBetween(from: string, to: string, calendar: WorkingCalendar): number {
  if (to < from) return -workingDaysBetween(to, from, calendar) || 0;
  const days = Math.min(daysBetween(from, to), FARTHEST_DAYS);
  let count = 0;
  for (let passed = 1; passed <= days; passed += 1)
    if (isWorkingDay(addDays(from, passed), calendar)) count += 1;
  return count;
}

/** The day itself where it is a working day, otherwise the last one before it. */
export function workingDayUntil(day: string, calendar: WorkingCalendar): string {
  let last = day;
  while (!isWorkingDay(last, calendar)) last = addDays(last, -1);
  return last;
}

/** The `count`-th working day after `from`; `from` itself for 0. */
export function addWorkingDays(from: string, count: number, calendar: WorkingCalendar): string {
  let day = from;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day, calendar)) left -= 1;
  }
  return day;
}
