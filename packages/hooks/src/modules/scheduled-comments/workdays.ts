/** Public holidays of Japan by day (`YYYY-MM-DD`), with their names, e.g. 憲法記念日. */
export type Holidays = Readonly<Record<string, unknown>>;

/**
 * Public holidays from 1970 to 2050, substitute ones (振替休日) and 国民の休日 included, as the Cabinet Office publishes
 * them. Loaded when first asked for; where they cannot be had, e.g. offline, weekends and the turn of the year remain.
 */
export const loadHolidays = async (): Promise<Holidays> => {
  try {
    return (await import("@holiday-jp/holiday_jp")).default.holidays;
  } catch {
    return {};
  }
};

/** December 29 to January 3: only January 1 is a public holiday, but government offices are closed by law. */
const isTurnOfYear = (day: string): boolean => /-(12-(29|30|31)|01-0[123])$/.test(day);

/** Whether people work on a day (`YYYY-MM-DD`): no weekend, no public holiday, not the turn of the year. */
export function isWorkday(day: string, holidays: Holidays): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday % 6 !== 0 && !isTurnOfYear(day) && !Object.hasOwn(holidays, day);
}
