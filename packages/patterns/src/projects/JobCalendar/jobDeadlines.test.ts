import { buildProject, buildProjectCreator } from "@tsumugi/mocks";
import { expect, it } from "vitest";
import { jobDeadlines } from "./jobDeadlines.ts";

const project = buildProject(
  {
    reply_due_on: "2026-11-10",
    draft_due_on: "2026-11-18",
    posting_starts_on: "2026-11-25",
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
  const of = (planned_delivery_on: string) =>
    jobDeadlines([buildProjectCreator({ job_status: "candidate", planned_delivery_on }, 1)], project, TODAY);
  expect(of("2026-12-01")).toEqual([
    expect.objectContaining({ kind: "posting", on: "2026-12-01", plan: "delivery_on", state: "planned" }),
  ]);
  // Before posts are welcome, something else is delivered.
  expect(of("2026-11-24")).toEqual([expect.objectContaining({ kind: "draft", plan: "delivery_on" })]);
});
