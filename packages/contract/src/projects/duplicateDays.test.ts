import { expect, test } from "vitest";
import { movedDays } from "./duplicateDays.ts";

test("days still to come stay", () => {
  const days = { draft: "2026-11-20", posting: "2026-12-01", payment: null };
  expect(movedDays(days, "2026-11-20")).toEqual({ days, weeks: 0 });
});

test("one day in the past moves all of them by whole weeks, in their distances", () => {
  expect(movedDays({ draft: "2026-11-02", posting: "2026-12-01", payment: null }, "2026-11-20")).toEqual({
    days: { draft: "2026-11-23", posting: "2026-12-22", payment: null },
    weeks: 3,
  });
});

test("without any day there is nothing to move", () => {
  expect(movedDays({ draft: null }, "2026-11-20")).toEqual({ days: { draft: null }, weeks: 0 });
});
