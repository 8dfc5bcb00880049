import { expect, it } from "vitest";
import { addDays, daysBetween, weekdayOf } from "./days.ts";

it("counts days over the ends of months, years and February", () => {
  expect(addDays("2027-12-31", 1)).toBe("2028-01-01");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
  expect(daysBetween("2026-03-01", "2026-02-28")).toBe(-1);
  expect(weekdayOf("2026-11-22")).toBe(0);
});
