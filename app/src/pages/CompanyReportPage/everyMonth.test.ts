import { figuresOf, sumFigures } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { everyMonth } from "./everyMonth.ts";

const spent = (month: string, cost: number | null) => ({
  month,
  ...figuresOf(sumFigures([]), true),
  post_count: 1,
  cost,
});
const costsOf = (months: ReturnType<typeof everyMonth>) =>
  months.map(({ month, post_count, cost }) => [month, post_count, cost]);

it("keeps the place of months without a post, over the end of a year", () => {
  expect(costsOf(everyMonth([spent("2026-10", 200), spent("2027-01", 50)], true))).toEqual([
    ["2026-10", 1, 200],
    ["2026-11", 0, 0],
    ["2026-12", 0, 0],
    ["2027-01", 1, 50],
  ]);
  expect(everyMonth([], true)).toEqual([]);
});

it("tells no cost of such a month to those who see none", () => {
  expect(costsOf(everyMonth([spent("2026-10", null), spent("2026-12", null)], false))[1]).toEqual([
    "2026-11",
    0,
    null,
  ]);
});
