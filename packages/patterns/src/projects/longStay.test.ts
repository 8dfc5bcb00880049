import { expect, it } from "vitest";
import { isLongStay } from "./longStay.ts";

it("warns of a long stay only where somebody still has a step to take", () => {
  const at = (job_status: "drafting" | "rejected" | "completed", days_in_status: number) =>
    isLongStay({ job_status, days_in_status });
  expect([at("drafting", 6), at("drafting", 7)]).toEqual([false, true]);
  expect([at("rejected", 9), at("completed", 90)]).toEqual([false, false]);
});
