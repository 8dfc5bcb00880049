import {
  createPaymentNotices,
  createTransferFile,
  getPaymentNotice,
  listPaymentNotices,
  listTransferFiles,
  type PaymentNotice,
  updateCompanyProfile,
  updateNoticeStatuses,
  updatePayee,
} from "@tsumugi/contract";
import { createApiClient } from "@tsumugi/hooks";
import { sql } from "drizzle-orm";
import { afterAll, expect, it, vi } from "vitest";
import { addDays, dayInJapan } from "../core/clock.ts";
import { runInContext } from "../core/context.ts";
import { workingCalendar } from "../core/workingCalendar.ts";
import { type Database, db } from "../db/index.ts";
import { bankDay } from "../payment-notices/transfers/bankDays.ts";
import { insertManagedCreator } from "../testing/factories.ts";
import { insertOffice, realDeps, storeWith } from "../testing/faults/office.ts";
import { LONG } from "../testing/faults/say.ts";
import { freePort, startProcess } from "../testing/serverProcess.ts";

const NOTICES = LONG ? 200 : 40;
const today = dayInJapan(new Date());

/** An office whose one member may pay, and whom it pays. */
async function insertPayers(database: Database) {
  const office = await insertOffice(database, 1);
  return runInContext(realDeps(database), "scene", async () => {
    await db().execute(sql`update memberships set role = 'admin'`);
    const payees: string[] = [];
    for (let n = 0; n < NOTICES; n += 1)
      payees.push(
        (await insertManagedCreator({ uid: office.company_uid }, { display_name: `支払先${n}` })).uid,
      );
    return { ...office, payees };
  });
}

const { content: office, env, remove } = await storeWith(insertPayers);
afterAll(remove);

it("issues each of many notices once, and makes one bank file, where the server is killed with -9 at both and asked again", {
  timeout: LONG ? 600_000 : 240_000,
}, async () => {
  const port = await freePort();
  let server = startProcess(port, env);
  expect(await server.ready, server.text()).toBe(true);
  const client = createApiClient({
    baseUrl: server.url,
    getIdToken: async () => office.tokens[0] ?? "",
    pageLocation: { hostname: "localhost", port: "4000" },
  });
  const killAndStart = async () => {
    server.kill("SIGKILL");
    await server.ended;
    server = startProcess(port, env);
    expect(await server.ready, server.text()).toBe(true);
  };
  const moveAll = (status: "issued" | "confirmed" | "approved", notices: readonly PaymentNotice[]) =>
    client.call(updateNoticeStatuses, {
      body: { status, reason: "電話", items: notices.map(({ uid, version }) => ({ uid, version })) },
    });
  const totalOf = async (status: "issued" | "approved") =>
    (await client.call(listPaymentNotices, { query: { status: [status], limit: 1 } })).total;

  try {
    const drafts: PaymentNotice[] = [];
    for (const payee_uid of office.payees) {
      const line = { description: "投稿", transaction_on: today, amount: 10_000 };
      const body = { payee_uid, received_on: today, lines: [line] };
      drafts.push(...(await client.call(createPaymentNotices, { body })).items);
    }

    const lost = moveAll("issued", drafts).catch(() => undefined);
    await vi.waitUntil(async () => (await totalOf("issued")) >= NOTICES / 4, {
      timeout: 60_000,
      interval: 5,
    });
    await killAndStart();
    await lost;
    const { results } = await moveAll("issued", drafts);
    expect(results.filter(({ error }) => error !== null)).toEqual([]);
    const issued = results.flatMap(({ notice }) => notice ?? []);
    const numbers = issued.map(({ number }) => Number(number?.split("-")[2])).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: NOTICES }, (_, n) => n + 1));
    for (const { uid } of drafts)
      expect((await client.call(getPaymentNotice, { params: { id: uid } })).history).toHaveLength(2);

    const paid = issued.slice(0, 5);
    const account = { bank_code: "0001", branch_code: "001", kind: "ordinary" as const, number: "1234567" };
    for (const { payee } of paid)
      await client.call(updatePayee, {
        params: { id: payee.managed_creator?.uid ?? "" },
        body: { bank_account: { ...account, holder_kana: "ササキ　ミオ" } },
      });
    await client.call(updateCompanyProfile, {
      body: {
        bank_code: "0001",
        bank_name: "みずほ銀行",
        branch_code: "001",
        branch_name: "東京営業部",
        bank_account_type: "ordinary",
        bank_account_number: "7654321",
        bank_account_holder: "ｶ)ﾂﾑｷﾞｹｼﾖｳﾋﾝ",
        transfer_client_code: "0000012345",
      },
    });
    const confirmed = (await moveAll("confirmed", paid)).results.flatMap(({ notice }) => notice ?? []);
    const approved = (await moveAll("approved", confirmed)).results.flatMap(({ notice }) => notice ?? []);
    expect(approved).toHaveLength(paid.length);

    const debit_on = bankDay(addDays(today, 1), workingCalendar).day;
    const body = { notice_uids: approved.map(({ uid }) => uid), debit_on };
    const idempotencyKey = "one-bank-file-0001";
    const order = () => client.call(createTransferFile, { body }, { idempotencyKey });
    const unheard = order().catch(() => undefined);
    await killAndStart();
    await unheard;
    const { file } = await order();
    const { items } = await client.call(listTransferFiles, { query: {} });
    expect(items.map(({ uid, notice_uids }) => [uid, notice_uids.toSorted()])).toEqual([
      [file.uid, body.notice_uids.toSorted()],
    ]);
  } finally {
    server.kill("SIGTERM");
    await server.ended;
  }
});
