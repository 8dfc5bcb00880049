import {
  deleteManagedCreator,
  listPaymentNotices,
  noticeSorts,
  streamEvents,
  updatePayee,
} from "@tsumugi/contract";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db, inTransaction } from "../db/index.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { payees } from "../db/schema/payees.ts";
import { eraseRecord } from "../managed-creators/erase/erase.service.ts";
import { readStream } from "../testing/eventStream.ts";
import { insertCompany } from "../testing/index.ts";
import { createNoticeScene } from "../testing/notices.ts";
import { selectNotices } from "./noticeList.repository.ts";

const { app, company, admin, finance, operator, move, notice } = await createNoticeScene();

it("begins with what is open by its day and ends with what is settled, page by page", async () => {
  const paid = await notice(["issued", "confirmed", "approved", "paid"], { due_on: "2026-11-21" });
  const cancelled = await notice(["issued", "cancelled"], { due_on: "2026-11-25" });
  const later = await notice(["issued"], { due_on: "2026-12-20" });
  const sooner = await notice(["issued", "confirmed"], { due_on: "2026-12-10" });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await app.as(finance).call(listPaymentNotices, { query: { limit: 1, cursor } });
    seen.push(...body.items.map(({ uid }) => uid));
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual([sooner, later, cancelled, paid].map(({ uid }) => uid));
  // Taken back, a payment waits again.
  await move(paid.uid, "approved", { reason: "振込エラーのため" });
  const { body } = await app.as(finance).call(listPaymentNotices, {});
  expect(body.items[0]?.uid).toBe(paid.uid);
});

it("reads every order from an index, of a company and over all of them", async () => {
  const plans = await app.run(() =>
    inTransaction(async () => {
      // One of many: else its own rows are as many as everybody's.
      for (let others = 0; others < 20; others += 1) await insertCompany();
      await db().execute(sql`insert into payment_notices (uid, company_uid, direction, tax_rounding, subtotal, tax,
          withholding_base, withholding, payable, received_on, due_on, created_at, updated_at)
        select c.uid || n, c.uid, 'operator_to_company', 'floor', n, 0, 0, 0, n, '2026-11-10',
          date '2026-11-10' + n % 50, now() - n * interval '1 minute', now() - n * interval '1 minute'
        from generate_series(1, 100) n, companies c`);
      await db().execute(sql`analyze payment_notices`);
      await db().execute(sql`set local enable_sort = off`);
      const seen: string[] = [];
      const filter = { direction: "operator_to_company", today: "2026-11-20" } as const;
      for (const reader of [company.uid, null]) {
        for (const sort of noticeSorts) {
          const query = selectNotices(reader, filter, { sort, limit: 50 });
          const { rows } = await db().execute(sql`explain ${query}`);
          const plan = JSON.stringify(rows);
          seen.push(/payment_notices_\w+/.exec(plan)?.[0] ?? plan);
        }
      }
      await db().execute(sql`delete from payment_notices where direction = 'operator_to_company'`);
      return seen;
    }),
  );
  const keys = {
    open: "open",
    due_on: "due",
    payable: "payable",
    created_at: "created",
    updated_at: "updated",
  };
  const names = noticeSorts.map((sort) => keys[sort.replace("-", "") as keyof typeof keys]);
  expect(plans).toEqual(
    ["payment_notices_by_", "payment_notices_all_by_"].flatMap((of) => names.map((name) => of + name)),
  );
});

it("tells the screens of colleagues and operators of every move", async () => {
  const made = await notice(["issued"]);
  const streams = await Promise.all(
    [finance, operator].map(async (who) => readStream(await app.as(who).fetch(streamEvents, { query: {} }))),
  );
  await move(made.uid, "confirmed", { reason: "電話で確認" }, admin);
  for (const stream of streams) await stream.until(({ type }) => type === "notices.changed");
  await Promise.all(streams.map((stream) => stream.leave()));
});

it("keeps the account of a creator who was erased until the last notice is paid", async () => {
  const made = await notice(["issued", "confirmed", "approved"]);
  const uid = made.payee.managed_creator?.uid ?? "";
  const bank_account = {
    bank_code: "0001",
    branch_code: "001",
    kind: "ordinary" as const,
    number: "1234567",
    holder_kana: "ササキ ミオ",
  };
  await app.as(finance).call(updatePayee, { params: { id: uid }, body: { bank_account } });
  const kept = () => app.run(() => db().select().from(payees).where(eq(payees.managed_creator_uid, uid)));
  const params = { id: uid };
  // Nobody erases by hand who waits for money; the deletion of the creator's own profile does.
  const refused = await app.as(admin).call(deleteManagedCreator, { params, query: { erase: true } });
  expect(refused.error.code).toBe("unpaid_notices");
  await app.run(async () => {
    const [record] = await db().select().from(managedCreators).where(eq(managedCreators.uid, uid));
    if (record) await eraseRecord(record);
  });
  expect(await kept()).toHaveLength(1);
  await move(made.uid, "paid", {}, finance);
  expect(await kept()).toHaveLength(0);
});
