import { dayOff, workingDaysBetween } from "@tsumugi/contract";
import { expect, test } from "vitest";
import { workingCalendar } from "./workingCalendar.ts";

test.each([
  ["2026-05-06", "こどもの日 振替休日"],
  ["2026-09-22", "休日"],
  ["2026-11-23", "勤労感謝の日"],
  ["2027-03-22", "春分の日 振替休日"],
  ["2026-12-30", "年末年始"],
  ["2026-11-24", undefined],
])("knows %s as %s", (day, name) => {
  expect(dayOff(day, workingCalendar)).toBe(name);
});

test("counts over the long holidays of 2026", () => {
  expect(workingDaysBetween("2026-04-28", "2026-05-07", workingCalendar)).toBe(3);
  expect(workingDaysBetween("2026-09-18", "2026-09-24", workingCalendar)).toBe(1);
  expect(workingDaysBetween("2026-12-28", "2027-01-04", workingCalendar)).toBe(1);
});
