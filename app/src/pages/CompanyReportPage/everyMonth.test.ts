import { expect, it } from "vitest";
import { everyMonth } from "./everyMonth.ts";

it("keeps the place of months without a post, over the end of a year", () => {
  const spent = [
    { month: "2026-10", cost: 200 },
    { month: "2027-02", cost: 50 },
  ];
  expect(everyMonth(spent)).toEqual([
    { month: "2026-10", cost: 200 },
    { month: "2026-11", cost: 0 },
    { month: "2026-12", cost: 0 },
    { month: "2027-01", cost: 0 },
    { month: "2027-02", cost: 50 },
  ]);
  expect(everyMonth([])).toEqual([]);
});
