import { listPaymentStatements } from "@tsumugi/contract";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../../db/index.ts";
import { managedCreators } from "../../db/schema/managed-creators.ts";
import { createNoticeScene, line } from "../../testing/notices.ts";

const { app, finance, creator, create, move, get } = await createNoticeScene();

it("takes a postal code that stands alone for no address, on the paper and in the year's statement", async () => {
  const payee = await creator({ postal_code: "105-0001", address: "" });
  const made = await create({ payee_uid: payee.uid, received_on: "2026-11-10", lines: [line()] }, finance);
  const uid = made.body.items[0]?.uid ?? "";
  for (const status of ["issued", "confirmed", "approved", "paid"] as const)
    await move(uid, status, { reason: "電話で確認" }, finance);
  const { payee: printed, paid_on } = await get(uid);
  expect(printed.address).toBe("");
  // As notices of before kept it.
  await app.run(async () => {
    await db().execute(sql`alter table payment_notices disable trigger user`);
    await db().execute(
      sql`update payment_notices set payee = jsonb_set(payee, '{address}', '"〒105-0001"') where uid = ${uid}`,
    );
    await db().execute(sql`alter table payment_notices enable trigger user`);
  });
  const address = async () => {
    const query = { year: Number(paid_on?.slice(0, 4)) };
    const { items, totals } = (await app.as(finance).call(listPaymentStatements, { query })).body;
    return [items[0]?.address, totals.without_address];
  };
  expect(await address()).toEqual(["", 1]);
  await app.run(() =>
    db().update(managedCreators).set({ address: "東京都港区1-1" }).where(eq(managedCreators.uid, payee.uid)),
  );
  expect(await address()).toEqual(["〒105-0001 東京都港区1-1", 0]);
});
