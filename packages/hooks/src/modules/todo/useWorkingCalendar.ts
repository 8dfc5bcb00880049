import { customaryYearEnd, type WorkingCalendar } from "@tsumugi/contract";
import { useEffect, useState } from "react";
import { loadHolidays } from "../scheduled-comments/workdays.ts";

const calendarOf = (holidays: WorkingCalendar["holidays"]): WorkingCalendar => ({
  holidays,
  yearEnd: customaryYearEnd,
});

let loaded: WorkingCalendar | undefined;

/**
 * The working days of Japan, for `workingDaysBetween` and `dayOff`. The table of holidays is its own file and comes
 * after the screen; until then there are weekends and the turn of the year.
 *
 * @example
 * const calendar = useWorkingCalendar();
 * workingDaysBetween(today, due, calendar);
 */
export function useWorkingCalendar(): WorkingCalendar {
  const [calendar, setCalendar] = useState(() => loaded ?? calendarOf({}));
  useEffect(() => {
    if (loaded) return;
    let isGone = false;
    const take = async () => {
      const holidays = await loadHolidays();
      if (Object.keys(holidays).length > 0) loaded = calendarOf(holidays);
      if (loaded && !isGone) setCalendar(loaded);
    };
    void take();
    return () => {
      isGone = true;
    };
  }, []);
  return calendar;
}
