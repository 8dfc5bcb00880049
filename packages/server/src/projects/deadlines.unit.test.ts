import { describe, expect, it } from "vitest";
import { defaultColumns } from "./columns.ts";
import { daysInStatus, nextDeadlineOfJob, nextDeadlineOfProject } from "./deadlines.ts";
import { whySkipped } from "./whySkipped.ts";

const project = {
  reply_due_on: "2026-11-25",
  draft_due_on: "2026-12-05",
  posting_starts_on: "2026-12-06",
  posting_ends_on: "2026-12-20",
  metrics_due_on: null,
  payment_due_on: "2027-01-31",
  product_shipping: false,
  shipping_due_on: "2026-12-01",
};
const job = { reply_due_on: "2026-11-28", delivery_on: "2026-12-10", payment_on: "2027-01-15" };

describe("deadlines", () => {
  it("follow the status, and what was agreed with the creator goes first", () => {
    expect(nextDeadlineOfJob("requested", project, job, null)).toEqual({ kind: "reply", on: "2026-11-28" });
    expect(nextDeadlineOfJob("requested", project, null, null)).toEqual({ kind: "reply", on: "2026-11-25" });
    expect(nextDeadlineOfJob("revision", project, job, null)).toEqual({ kind: "draft", on: "2026-12-05" });
    expect(nextDeadlineOfJob("revision", { ...project, draft_due_on: null }, job, null)?.on).toBe(
      "2026-12-10",
    );
    expect(nextDeadlineOfJob("paying", project, job, "2027-01-14")).toEqual({
      kind: "payment",
      on: "2027-01-14",
    });
    expect(nextDeadlineOfJob("posted", project, job, null)).toBeNull();
    expect(nextDeadlineOfJob("completed", project, job, null)).toBeNull();
  });
  it("of a draft are the newest revision's own day, where it named one", () => {
    const sentBack = { ...job, revision_due_on: "2026-12-08" };
    expect(nextDeadlineOfJob("revision", project, sentBack, null)).toEqual({
      kind: "draft",
      on: "2026-12-08",
    });
    expect(nextDeadlineOfJob("draft_review", project, sentBack, null)?.on).toBe("2026-12-08");
    expect(nextDeadlineOfJob("revision", project, { ...job, revision_due_on: null }, null)?.on).toBe(
      "2026-12-05",
    );
  });
  it("of a post are the delivery that was agreed, unless it comes before posts are welcome", () => {
    const dayOf = (delivery_on: string) =>
      nextDeadlineOfJob("approved", project, { ...job, delivery_on }, null);
    expect(dayOf("2026-12-28")).toEqual({ kind: "posting", on: "2026-12-28" });
    expect(dayOf("2026-12-10")?.on).toBe("2026-12-10");
    expect(dayOf("2026-12-05")?.on).toBe("2026-12-20");
  });
  it("name the shipping before work begins, where the project sends a product", () => {
    const sending = { ...project, product_shipping: true };
    expect(nextDeadlineOfJob("accepted", sending, job, null)).toEqual({ kind: "shipping", on: "2026-12-01" });
    expect(nextDeadlineOfJob("accepted", project, job, null)?.kind).toBe("draft");
    expect(nextDeadlineOfJob("drafting", sending, job, null)?.kind).toBe("draft");
    expect(nextDeadlineOfJob("preparing", { ...sending, shipping_due_on: null }, job, null)?.kind).toBe(
      "draft",
    );
  });
  it("of a project are the first that a creator works towards, overdue ones too", () => {
    expect(
      nextDeadlineOfProject(project, { approved: {}, paying: { payment_on: "2027-01-14" } }, "2027-01-01")
        ?.on,
    ).toBe("2026-12-20");
    expect(nextDeadlineOfProject(project, { paying: { payment_on: "2027-01-14" } }, "2027-01-01")?.on).toBe(
      "2027-01-14",
    );
  });
  it("of a project without work under way are the first to come, and none when all is over", () => {
    expect(nextDeadlineOfProject(project, { candidate: {} }, "2026-12-01")).toEqual({
      kind: "draft",
      on: "2026-12-05",
    });
    expect(nextDeadlineOfProject(project, {}, "2027-02-01")).toBeNull();
    expect(nextDeadlineOfProject(project, { completed: {}, declined: {} }, "2026-11-01")).toBeNull();
  });
});

describe("daysInStatus", () => {
  it("counts midnights in Japan, not spans of 24 hours", () => {
    const at = (text: string) => new Date(text);
    expect(daysInStatus(at("2026-11-20T14:59:59Z"), at("2026-11-20T15:00:00Z"))).toBe(1);
    expect(daysInStatus(at("2026-11-19T15:00:00Z"), at("2026-11-20T14:59:59Z"))).toBe(0);
    expect(daysInStatus(at("2026-11-21T00:00:00Z"), at("2026-11-20T00:00:00Z"))).toBe(0);
  });
});

describe("columns", () => {
  it("of a new project name every built-in one", () => {
    for (const column of defaultColumns()) expect(column.label).not.toBe("");
  });
});

describe("whySkipped", () => {
  const ok = { email: "a@example.jp", archived_at: null };
  const at = new Date("2026-11-21T01:00:00Z");
  it("tells a request that is scheduled from one that was sent", () => {
    const row = { job_status: "candidate" as const };
    const asked = { job_status: "requested" as const };
    expect(whySkipped(ok, row, { was_sent: false, waits_until: at })?.message).toContain("10:00");
    expect(whySkipped(ok, row, { was_sent: true, waits_until: at })?.message).toContain("10:00");
    expect(whySkipped(ok, asked, { was_sent: true, waits_until: null })?.message).toContain("すでに");
    expect(whySkipped(ok, row, { was_sent: true, waits_until: null })).toBeUndefined();
    expect(whySkipped(ok, row, undefined)).toBeUndefined();
  });
  it("does not write to an archived creator", () => {
    expect(whySkipped({ ...ok, archived_at: at }, { job_status: "candidate" }, undefined)?.reason).toBe(
      "status",
    );
  });
});
