import table from "@holiday-jp/holiday_jp";
import { customaryYearEnd, type WorkingCalendar } from "@tsumugi/contract";

/** National holidays of Japan until 2050, and the customary days around the turn of the year. */
export const workingCalendar: WorkingCalendar = {
  holidays: Object.fromEntries(Object.entries(table.holidays).map(([day, { name }]) => [day, name])),
  yearEnd: customaryYearEnd,
};
