import { addDays, dayOff, daysBetween, type WorkingCalendar, workingDaysBetween } from "@tsumugi/contract";

export interface WorkingDueText {
  /** 「あと2営業日」「3日超過」 */
  readonly left: string;
  readonly tone: "danger" | "warning" | "neutral";
  /** Public holidays from today to the day, e.g. 11/23 勤労感謝の日. */
  readonly holidays: readonly string[];
  /** Nobody works on the day itself. */
  readonly isDayOff: boolean;
}

const NEAR_WORKING_DAYS = 2;
/** Holidays are named for days that are near enough to be counted in one's head. */
const NAMED_DAYS = 21;

/** A passed deadline is late by calendar days, as it is wherever else it is shown: one deadline has one number. */
function leftUntil(today: string, on: string, left: number): string {
  if (on < today) return `${daysBetween(on, today)}日超過`;
  if (on === today) return "今日まで";
  return left === 0 ? "次の営業日より前" : `あと${left}営業日`;
}

function holidaysUntil(today: string, on: string, { holidays }: WorkingCalendar): string[] {
  const names: string[] = [];
  for (let day = today, count = 0; day <= on && count < NAMED_DAYS; day = addDays(day, 1), count += 1) {
    const name = Object.hasOwn(holidays, day) ? holidays[day] : undefined;
    if (name) names.push(`${Number(day.slice(5, 7))}/${Number(day.slice(8))} ${name}`);
  }
  return names;
}

/** What is left until a day, in working days of Japan. Days are `YYYY-MM-DD`. */
export function workingDueText(on: string, today: string, calendar: WorkingCalendar): WorkingDueText {
  const left = workingDaysBetween(today, on, calendar);
  return {
    left: leftUntil(today, on, left),
    tone: on < today ? "danger" : left <= NEAR_WORKING_DAYS ? "warning" : "neutral",
    holidays: holidaysUntil(today, on, calendar),
    isDayOff: dayOff(on, calendar) !== undefined,
  };
}
