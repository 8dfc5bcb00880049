import { expect, it } from "vitest";
import { calendarWeeks, dayAfterKey } from "./calendarDays.ts";

it("has weeks from Sunday on", () => {
  const weeks = calendarWeeks("month", "2026-11-20");
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([5, "2026-11-01", "2026-12-05"]);
  expect(calendarWeeks("week", "2026-11-20")).toEqual([
    ["2026-11-15", "2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21"],
  ]);
  // Four weeks to the day, and six.
  expect(calendarWeeks("month", "2026-02-10")).toHaveLength(4);
  expect(calendarWeeks("month", "2026-08-10")).toHaveLength(6);
});

it("is walked by keys, to the last day of a shorter month for one that it has not", () => {
  expect(dayAfterKey("2027-01-31", "PageDown")).toBe("2027-02-28");
  expect(dayAfterKey("2026-11-01", "ArrowLeft")).toBe("2026-10-31");
  expect(dayAfterKey("2026-11-20", "Home")).toBe("2026-11-15");
  expect(dayAfterKey("2026-11-20", "End")).toBe("2026-11-21");
  expect(dayAfterKey("2026-11-20", "a")).toBeUndefined();
});
