import { useContext, useEffect, useState } from "react";
import { type Holidays, HolidaysContext } from "../../theme/holidays.ts";

export type DayOff = (day: string) => string | undefined;

/** What was read stays: another calendar of the page does not ask again. */
const tables = new WeakMap<() => Promise<Holidays>, Holidays>();

/** The name of a day off: the field's own, or else that of the holidays which the app gave to `UiProvider`. */
export function useDayOff(own: DayOff | undefined): DayOff {
  const load = useContext(HolidaysContext);
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!load || tables.has(load)) return;
    let isGone = false;
    load().then(
      (table) => {
        tables.set(load, table);
        if (!isGone) redraw((count) => count + 1);
      },
      // Days can be picked without their holidays, and the next calendar asks once more.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  const table = load && tables.get(load);
  return (day) => own?.(day) ?? (table && Object.hasOwn(table, day) ? table[day] : undefined);
}
