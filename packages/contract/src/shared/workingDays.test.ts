import { describe, expect, test } from "vitest";
import {
  addWorkingDays,
  companyCalendar,
  customaryYearEnd,
  dayOff,
  isWorkingDay,
  workingDaysBetween,
} from "./workingDays.ts";

/** Autumn 2026 has a citizen's holiday (9/22) between two holidays; 2027/3/22 is a substitute for the Sunday before. */
const calendar = {
  holidays: {
    "2026-09-21": "敬老の日",
    "2026-09-22": "休日",
    "2026-09-23": "秋分の日",
    "2026-11-23": "勤労感謝の日",
    "2027-01-01": "元日",
    "2027-03-21": "春分の日",
    "2027-03-22": "春分の日 振替休日",
  },
  yearEnd: customaryYearEnd,
};

describe("dayOff", () => {
  test.each([
    ["2026-11-21", "土曜日"],
    ["2026-11-22", "日曜日"],
    ["2026-11-23", "勤労感謝の日"],
    ["2026-11-24", undefined],
    ["2026-09-22", "休日"],
    ["2027-03-22", "春分の日 振替休日"],
    ["2026-12-28", undefined],
    ["2026-12-29", "年末年始"],
    ["2026-12-31", "年末年始"],
    ["2027-01-01", "元日"],
    ["2027-01-04", undefined],
  ])("of %s is %s", (day, name) => {
    expect(dayOff(day, calendar)).toBe(name);
  });

  test("knows no turn of the year where the company works on", () => {
    expect(isWorkingDay("2026-12-29", { ...calendar, yearEnd: null })).toBe(true);
    expect(isWorkingDay("2027-01-01", { ...calendar, yearEnd: null })).toBe(false);
  });

  test("counts the company's own closed days, both ends of each", () => {
    const summer = { from: "2026-08-12", to: "2026-08-14", name: "夏季休業" };
    const own = companyCalendar({}, { year_end_closure: "1228_0104", closed_periods: [summer] });
    expect(["2026-08-11", "2026-08-12", "2026-08-14", "2026-08-15"].map((day) => dayOff(day, own))).toEqual([
      undefined,
      "夏季休業",
      "夏季休業",
      "土曜日",
    ]);
    expect(workingDaysBetween("2026-08-11", "2026-08-17", own)).toBe(1);
    expect(addWorkingDays("2026-12-25", 1, own)).toBe("2027-01-05");
    const open = companyCalendar({}, { year_end_closure: "none", closed_periods: [] });
    expect(addWorkingDays("2026-12-30", 2, open)).toBe("2027-01-01");
  });

  test("takes other days for the turn of the year", () => {
    const early = { ...calendar, yearEnd: { from: "12-26", to: "01-05" } };
    expect(isWorkingDay("2026-12-28", early)).toBe(false);
    expect(isWorkingDay("2027-01-05", early)).toBe(false);
    expect(isWorkingDay("2027-01-06", early)).toBe(true);
  });
});

describe("workingDaysBetween", () => {
  test.each([
    ["2026-11-20", "2026-11-20", 0],
    ["2026-11-20", "2026-11-23", 0],
    ["2026-11-20", "2026-11-24", 1],
    ["2026-09-18", "2026-09-24", 1],
    ["2026-12-28", "2027-01-04", 1],
    ["2027-03-19", "2027-03-23", 1],
    ["2026-11-24", "2026-11-20", -1],
    ["2026-11-22", "2026-11-20", 0],
    ["2026-11-25", "2026-11-20", -2],
  ])("from %s to %s is %i", (from, to, count) => {
    expect(workingDaysBetween(from, to, calendar)).toBe(count);
  });

  test("stops counting at a day that nobody waits for", () => {
    expect(workingDaysBetween("2026-11-20", "2999-12-31", calendar)).toBeLessThan(3660);
  });
});

describe("addWorkingDays", () => {
  test.each([
    ["2026-11-20", 0, "2026-11-20"],
    ["2026-11-20", 1, "2026-11-24"],
    ["2026-11-20", 2, "2026-11-25"],
    ["2026-09-18", 2, "2026-09-25"],
    ["2026-12-28", 1, "2027-01-04"],
  ])("moves %s by %i to %s", (from, count, day) => {
    expect(addWorkingDays(from, count, calendar)).toBe(day);
  });

  test("is undone by counting", () => {
    for (let count = 0; count < 30; count += 1)
      expect(workingDaysBetween("2026-12-01", addWorkingDays("2026-12-01", count, calendar), calendar)).toBe(
        count,
      );
  });
});
