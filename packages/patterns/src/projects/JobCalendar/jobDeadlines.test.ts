import { buildProject, buildProjectCreator } from "@tsumugi/mocks";
import { expect, it } from "vitest";
import { calendarWeeks, dayAfterKey } from "./calendarDays.ts";
import { jobDeadlines } from "./jobDeadlines.ts";

const project = buildProject(
  {
    reply_due_on: "2026-11-10",
    draft_due_on: "2026-11-18",
    posting_ends_on: "2026-12-05",
    metrics_due_on: null,
    payment_due_on: "2027-01-31",
    product_shipping: true,
    shipping_due_on: "2026-11-15",
  },
  1,
);
const TODAY = "2026-11-20";
const statesOf = (values: Parameters<typeof buildProjectCreator>[0]) =>
  jobDeadlines(
    [buildProjectCreator({ reply_due_on: null, delivery_on: null, ...values }, 1)],
    project,
    TODAY,
  ).map(({ kind, state }) => `${kind} ${state}`);

it("are done before the step that the status works towards, and late only at that step", () => {
  expect(statesOf({ job_status: "drafting", next_deadline: { kind: "draft", on: "2026-11-18" } })).toEqual([
    "draft overdue",
    "posting open",
    "payment open",
    "reply done",
    "shipping done",
  ]);
  expect(statesOf({ job_status: "requested", next_deadline: { kind: "reply", on: "2026-11-25" } })).toEqual([
    "reply open",
    "draft open",
    "posting open",
    "payment open",
  ]);
  expect(statesOf({ job_status: "cancelled", next_deadline: null })).toEqual([]);
});

it("of a candidate are the planned ones, and may be moved", () => {
  const rows = [buildProjectCreator({ job_status: "candidate", planned_delivery_on: "2026-12-01" }, 1)];
  expect(jobDeadlines(rows, project, TODAY)).toEqual([
    expect.objectContaining({ kind: "draft", on: "2026-12-01", plan: "delivery_on", state: "planned" }),
  ]);
});

it("stand in weeks from Sunday on", () => {
  const weeks = calendarWeeks("month", "2026-11-20");
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([5, "2026-11-01", "2026-12-05"]);
  expect(calendarWeeks("week", "2026-11-20")).toEqual([
    ["2026-11-15", "2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21"],
  ]);
});

it("are reached by keys, the last day of a shorter month for one that it has not", () => {
  expect(dayAfterKey("2027-01-31", "PageDown")).toBe("2027-02-28");
  expect(dayAfterKey("2026-11-01", "ArrowLeft")).toBe("2026-10-31");
  expect(dayAfterKey("2026-11-20", "Home")).toBe("2026-11-15");
  expect(dayAfterKey("2026-11-20", "a")).toBeUndefined();
});
