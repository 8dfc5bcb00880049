import { expect, it } from "vitest";
import { dayOrderProblems, dayOrders } from "./dayOrders.ts";

it("names the later day of each impossible pair, and takes the same day twice", () => {
  for (const [first, second, message] of dayOrders) {
    expect(dayOrderProblems({ [first]: "2026-12-02", [second]: "2026-12-01" })).toEqual({
      [second]: message,
    });
    expect(dayOrderProblems({ [first]: "2026-12-02", [second]: "2026-12-02" })).toEqual({});
    expect(dayOrderProblems({ [first]: "2026-12-02", [second]: null })).toEqual({});
  }
});

it("leaves a pair alone that stood so before, until one of its days is another", () => {
  const before = { reply_due_on: "2026-12-05", draft_due_on: "2026-12-01" };
  expect(dayOrderProblems(before, before)).toEqual({});
  expect(dayOrderProblems({ ...before, posting_ends_on: "2026-12-10" }, before)).toEqual({});
  expect(dayOrderProblems({ ...before, draft_due_on: "2026-12-02" }, before)).toHaveProperty("draft_due_on");
});
