import { expect, it } from "vitest";
import { japanese } from "../../words/word.ts";
import { type DateTimeRules, dateTimeNotation } from "./dateTimeNotation.ts";
import { timesOf } from "./timesOf.ts";

const rules: DateTimeRules = { now: "2026-11-20T14:05", step: 30 };
const step = (value: string | undefined, count: 1 | -1, before: string, more: Partial<DateTimeRules> = {}) =>
  dateTimeNotation({ ...rules, ...more }, japanese).step(value, count, before);

it("steps by the part that the caret stands in, across the ends of days and years", () => {
  expect(step("2026-12-31T23:45", 1, "2026/12/31 23:45")).toBe("2027-01-01T00:15");
  expect(step("2026-12-31T23:45", 1, "2026/12/31 2")).toBe("2027-01-01T00:45");
  expect(step("2028-02-28T09:00", 1, "2028/02")).toBe("2028-02-29T09:00");
  expect(step("2026-11-24T09:00", -1, "11/24 9:00", { min: "2026-11-24T09:00" })).toBeUndefined();
});

it("begins an empty field at the next time of the list, or at the limit", () => {
  expect(step(undefined, 1, "")).toBe("2026-11-20T14:30");
  expect(step(undefined, 1, "", { now: "2026-11-20T23:40" })).toBe("2026-11-21T00:00");
  expect(step(undefined, -1, "", { min: "2026-12-01T10:10", step: 15 })).toBe("2026-12-01T10:15");
});

it("lists the times that the limits leave, and the one that is chosen", () => {
  expect(timesOf(undefined, undefined, rules)).toHaveLength(48);
  expect(timesOf("2026-11-20", "09:10", { ...rules, min: "2026-11-20T22:10" })).toEqual([
    "09:10",
    "22:30",
    "23:00",
    "23:30",
  ]);
  expect(timesOf("2026-11-20", undefined, { ...rules, step: 0 })).toHaveLength(1440);
  expect(timesOf("2026-11-20", undefined, { ...rules, step: 50 }).at(-1)).toBe("23:20");
});
