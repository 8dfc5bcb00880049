import {
  deleteCompany,
  features,
  listPaymentNotices,
  restoreCompany,
  updateContract,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { DAY_MS } from "../core/clock.ts";
import { db } from "../db/index.ts";
import { companies } from "../db/schema/accounts.ts";
import { createNoticeScene, line } from "../testing/notices.ts";
import { confirmSilentNotices } from "./confirmSilent.job.ts";

const { app, company, operator, create, move, received } = await createNoticeScene();
const call = app.as(operator);
const params = { id: company.uid };

it("issues nothing to a company that is deleted, until it is restored", async () => {
  const draft = await received();
  const paid = await received(["issued", "confirmed", "approved", "paid"]);
  expect((await call.call(deleteCompany, { params, body: { reason: "解約" } })).status).toBe(200);

  const body = { company_uid: company.uid, received_on: "2026-11-10", lines: [line()] };
  const made = await create(body, operator);
  const issued = await move(draft.uid, "issued", {}, operator);
  // What was paid would wait to be paid again, and the company could neither see nor confirm it.
  const back = await move(paid.uid, "approved", { reason: "振込の誤り" }, operator);
  expect([made, issued, back].map(({ status, error }) => [status, error.code])).toEqual([
    [409, "conflict"],
    [409, "illegal_transition"],
    [409, "illegal_transition"],
  ]);
  expect(issued.error.message).toContain("この企業は削除されている");
  expect((await move(draft.uid, "cancelled", { reason: "解約" }, operator)).status).toBe(200);

  expect((await call.call(restoreCompany, { params, body: {} })).status).toBe(200);
  expect((await create(body, operator)).status).toBe(201);
});

it("issues nothing to a company whose contract has no notices: it could not open what its silence confirms", async () => {
  const draft = await received();
  const permission = (of: readonly (typeof features)[number][]) =>
    app.run(() =>
      db()
        .update(companies)
        .set({ permission: [...of] })
        .where(eq(companies.uid, company.uid)),
    );
  await permission(features.filter((feature) => feature !== "payment_notice"));
  const made = await create(
    { company_uid: company.uid, received_on: "2026-11-10", lines: [line()] },
    operator,
  );
  const issued = await move(draft.uid, "issued", {}, operator);
  expect([made, issued].map(({ status, error }) => [status, error.code])).toEqual([
    [409, "conflict"],
    [409, "illegal_transition"],
  ]);
  expect(issued.error.message).toContain("「支払通知書」が含まれていない");
  await permission(features);
  expect((await move(draft.uid, "issued", {}, operator)).status).toBe(200);
});

it("does not take silence for a confirmation while the contract has no notices, and gives the days again after it", async () => {
  const held = await received(["issued"]);
  const other = await received(["issued", "confirmed"]);
  const grant = async (permission: readonly (typeof features)[number][]) => {
    const { status } = await call.call(updateContract, { params, body: { permission: [...permission] } });
    expect(status).toBe(200);
  };
  const asOperator = async (uid: string) => {
    const query = { direction: "issued", limit: 200 } as const;
    const { items } = (await call.call(listPaymentNotices, { query })).body;
    return items.find((each) => each.uid === uid);
  };
  const later = async (days: number) => {
    app.clock.advance(days * DAY_MS);
    await app.run(() => confirmSilentNotices.run({}));
  };
  await grant(features.filter((feature) => feature !== "payment_notice"));
  expect(await asOperator(held.uid)).toMatchObject({ status: "issued", deemed_confirmed_on: null });
  await later(8);
  expect((await asOperator(held.uid))?.status).toBe("issued");
  await grant(features);
  expect(await asOperator(other.uid)).toMatchObject({ deemed_confirmed_on: other.deemed_confirmed_on });
  await later(6);
  expect((await asOperator(held.uid))?.status).toBe("issued");
  await later(1);
  expect(await asOperator(held.uid)).toMatchObject({ status: "confirmed", confirmation: "deemed" });
});
