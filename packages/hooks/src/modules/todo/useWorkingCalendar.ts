import { companyCalendar, type WorkingCalendar } from "@tsumugi/contract";
import { useEffect, useMemo, useState } from "react";
import { useCompanyProfile } from "../companies/useCompanyProfile.ts";
import { loadHolidays } from "../scheduled-comments/workdays.ts";

let loaded: WorkingCalendar["holidays"] | undefined;

/** As long as the company's own is not known. */
const customary = { year_end_closure: "1229_0103", closed_periods: [] };

function useHolidays(isWanted: boolean): WorkingCalendar["holidays"] {
  const [holidays, setHolidays] = useState(() => loaded ?? {});
  useEffect(() => {
    if (loaded || !isWanted) return;
    let isGone = false;
    const take = async () => {
      const table = await loadHolidays();
      if (Object.keys(table).length > 0) loaded = table;
      if (loaded && !isGone) setHolidays(loaded);
    };
    void take();
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return holidays;
}

/**
 * The company's working days, for `workingDaysBetween` and `dayOff`: without weekends, the holidays of Japan and the
 * company's closed days. Both tables come after the screen; until then there are weekends and 12/29 to 1/3. `false`: not
 * yet.
 *
 * @example
 * const calendar = useWorkingCalendar();
 * workingDaysBetween(today, due, calendar);
 */
export function useWorkingCalendar(isWanted = true): WorkingCalendar {
  const holidays = useHolidays(isWanted);
  const { companyProfile = customary } = useCompanyProfile(isWanted);
  return useMemo(() => companyCalendar(holidays, companyProfile), [holidays, companyProfile]);
}
