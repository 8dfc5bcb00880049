import { expect, it } from "vitest";
import { workingCalendar } from "../../core/workingCalendar.ts";
import { bankDay } from "./bankDays.ts";

it.each([
  ["2026-12-25", undefined, "2026-12-25"],
  ["2026-12-26", "土曜日", "2026-12-28"],
  ["2026-11-23", "勤労感謝の日", "2026-11-24"],
  ["2026-12-30", undefined, "2026-12-30"],
  ["2026-12-31", "年末年始", "2027-01-04"],
  ["2027-01-01", "元日", "2027-01-04"],
])("%s is closed for %s: banks work on %s", (asked, closed, day) => {
  expect(bankDay(asked, workingCalendar)).toEqual({ closed, day });
});
