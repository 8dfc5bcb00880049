import { listPaymentNotices, type NoticeStep, noticeSteps } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { createNoticeScene } from "../testing/notices.ts";
import { stepsQuery } from "./noticeList.repository.ts";

// Friday 2026-11-20 in Japan.
const { app, company, finance, viewer, other, notice, received } = await createNoticeScene();

const list = async (query: Parameters<typeof ask>[0] = {}) => (await ask(query)).body;
const ask = (query: {
  step?: NoticeStep;
  status?: ("draft" | "paid")[];
  payee?: string[];
  direction?: "issued" | "received";
  limit?: number;
  cursor?: string;
}) => app.as(finance).call(listPaymentNotices, { query });

const confirmed = ["issued", "confirmed"] as const;
const approved = [...confirmed, "approved"] as const;

it("says how many notices wait for what, by their day and by their status, and lists them", async () => {
  const made = {
    draft: await notice([], { due_on: "2026-12-10" }),
    issued: await notice(["issued"], { due_on: "2026-12-10" }),
    disputed: await notice(["issued", "disputed"], { due_on: "2026-12-10" }),
    confirmed: await notice(confirmed, { due_on: "2026-12-10" }),
    today: await notice(approved, { due_on: "2026-11-20" }),
    late: await notice(approved, { due_on: "2026-11-19" }),
    lateDraft: await notice([], { due_on: "2026-11-19" }),
    paid: await notice([...approved, "paid"], { due_on: "2026-11-19" }),
    cancelled: await notice(["issued", "cancelled"], { due_on: "2026-11-19" }),
  };
  const first = await list();
  expect(first.steps).toEqual({
    refused: 0,
    disputed: 1,
    overdue: 2,
    due_today: 1,
    approved: 2,
    confirmed: 1,
    draft: 2,
    issued: 1,
  });
  const uids = async (step: NoticeStep) => new Set((await list({ step })).items.map(({ uid }) => uid));
  expect(await uids("overdue")).toEqual(new Set([made.late.uid, made.lateDraft.uid]));
  expect(await uids("due_today")).toEqual(new Set([made.today.uid]));
  expect(await uids("approved")).toEqual(new Set([made.late.uid, made.today.uid]));
  expect(await uids("paid")).toEqual(new Set([made.paid.uid]));
  for (const step of noticeSteps)
    if (step !== "paid") expect((await list({ step })).total, step).toBe(first.steps?.[step]);
  // What chooses among them leaves the counts alone; what narrows them does not.
  expect((await list({ step: "overdue" })).steps).toEqual(first.steps);
  expect((await list({ status: ["paid"] })).steps).toEqual(first.steps);
  const payee = [made.disputed.payee.managed_creator?.uid ?? ""];
  expect((await list({ payee })).steps).toMatchObject({ disputed: 1, overdue: 0, draft: 0 });
  const page = await list({ limit: 1 });
  expect(page.steps).toEqual(first.steps);
  expect((await list({ limit: 1, cursor: page.next_cursor ?? "" })).steps).toBeNull();
});

it("counts what was received apart, and nothing of other companies", async () => {
  const theirs = await received(["issued"]);
  expect((await list({ direction: "received" })).steps).toMatchObject({ issued: 1, draft: 0, disputed: 0 });
  expect((await list({ direction: "received", step: "issued" })).items.map(({ uid }) => uid)).toEqual([
    theirs.uid,
  ]);
  const foreign = (await app.as(other).call(listPaymentNotices, {})).body.steps;
  expect(Object.values(foreign ?? {}).every((count) => count === 0)).toBe(true);
  expect((await app.as(viewer).call(listPaymentNotices, {})).status).toBe(403);
});

it("counts over the index of the open ones, however many were paid", async () => {
  const plan = await app.run(async () => {
    await db().execute(sql`insert into payment_notices (uid, company_uid, direction, tax_rounding, subtotal, tax,
        withholding_base, withholding, payable, received_on, due_on, status, created_at, updated_at)
      select 'old' || n, ${company.uid}, 'operator_to_company', 'floor', 0, 0, 0, 0, 0, '2026-11-10', '2026-11-20',
        'cancelled', now(), now() from generate_series(1, 4000) n`);
    await db().execute(sql`analyze payment_notices`);
    const query = stepsQuery(company.uid, { direction: "operator_to_company", today: "2026-11-20" });
    const { rows } = await db().execute(sql`explain ${query}`);
    return rows.map((row) => String(Object.values(row)[0])).join("\n");
  });
  expect(plan).toContain("payment_notices_open");
  expect(plan).not.toContain("Seq Scan on payment_notices");
});
