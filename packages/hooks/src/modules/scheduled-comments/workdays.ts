/** Public holidays of Japan by day (`YYYY-MM-DD`), with their names, e.g. 憲法記念日. */
export type Holidays = Readonly<Record<string, string>>;

/**
 * Public holidays from 1970 to 2050, substitute ones (振替休日) and 国民の休日 included, as the Cabinet Office publishes
 * them. Loaded when first asked for; where they cannot be had, e.g. offline, there are none.
 */
export const loadHolidays = async (): Promise<Holidays> => {
  try {
    const { holidays } = (await import("@holiday-jp/holiday_jp")).default;
    return Object.fromEntries(Object.entries(holidays).map(([day, { name }]) => [day, name]));
  } catch {
    return {};
  }
};
