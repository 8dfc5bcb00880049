import { addDays, monthEnd, monthStart } from "../../format/day.ts";

/** One month with its whole weeks, or one week. */
export type CalendarMode = "month" | "week";

/** 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const weekStart = (day: string) => addDays(day, -weekdayOf(day));

/** Weeks from Sunday on that show the month, or the one week, in which the day lies. */
export function calendarWeeks(mode: CalendarMode, day: string): string[][] {
  const first = weekStart(mode === "week" ? day : monthStart(day));
  const last = mode === "week" ? day : monthEnd(day);
  const weeks: string[][] = [];
  for (let start = first; start <= last; start = addDays(start, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
  }
  return weeks;
}

/** The day that a key leads to; undefined for other keys. */
export function dayAfterKey(day: string, key: string): string | undefined {
  const sameDay = (offset: number) => {
    const wanted = Number(day.slice(8));
    const end = monthEnd(day, offset);
    return addDays(monthStart(day, offset), Math.min(wanted, Number(end.slice(8))) - 1);
  };
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return weekStart(day);
    case "End":
      return addDays(weekStart(day), 6);
    case "PageUp":
      return sameDay(-1);
    case "PageDown":
      return sameDay(1);
    default:
      return undefined;
  }
}
