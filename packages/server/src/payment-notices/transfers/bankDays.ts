import { addWorkingDays, banksOf, dayOff, type WorkingCalendar } from "@tsumugi/contract";

export interface BankDay {
  /** Why banks do not work on the asked day, in a word; undefined where they do. */
  readonly closed: string | undefined;
  /** The asked day, or the next one on which banks work. */
  readonly day: string;
}

export function bankDay(day: string, holidays: WorkingCalendar): BankDay {
  const calendar = banksOf(holidays);
  const closed = dayOff(day, calendar);
  return { closed, day: closed === undefined ? day : addWorkingDays(day, 1, calendar) };
}
