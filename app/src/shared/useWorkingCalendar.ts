import { customaryYearEnd, type WorkingCalendar } from "@tsumugi/contract";
import { useEffect, useState } from "react";

/** Weekends alone, until the table of holidays is there. */
const withoutHolidays: WorkingCalendar = { holidays: {}, yearEnd: customaryYearEnd };

let loaded: WorkingCalendar | undefined;

async function load(): Promise<WorkingCalendar> {
  const { default: table } = await import("@holiday-jp/holiday_jp/lib/holidays.js");
  const names = Object.entries(table).map(([day, { name }]) => [day, name]);
  return { holidays: Object.fromEntries(names), yearEnd: customaryYearEnd };
}

/** The working days of Japan. The table is its own file and comes after the screen. */
export function useWorkingCalendar(): WorkingCalendar {
  const [calendar, setCalendar] = useState(loaded ?? withoutHolidays);
  useEffect(() => {
    if (loaded) return;
    let isGone = false;
    const take = async () => {
      loaded = await load().catch(() => undefined);
      if (loaded && !isGone) setCalendar(loaded);
    };
    void take();
    return () => {
      isGone = true;
    };
  }, []);
  return calendar;
}
