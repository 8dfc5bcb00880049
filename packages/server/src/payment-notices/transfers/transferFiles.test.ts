import { createHash } from "node:crypto";
import {
  applyTransferResult,
  createPaymentNotices,
  createTransferFile,
  downloadTransferFile,
  listPaymentStatements,
  listTransferFiles,
  previewTransferFile,
  previewTransferResult,
  updateCompanyProfile,
  updatePayee,
  withdrawTransferFile,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../../db/index.ts";
import { transferFiles } from "../../db/schema/notice-files.ts";
import { leavesInTheLog } from "../../testing/auditTrail.ts";
import { createNoticeScene, line } from "../../testing/notices.ts";

const scene = await createNoticeScene({
  env: {
    OPERATOR_BANK_CODE: "0001",
    OPERATOR_BRANCH_CODE: "004",
    OPERATOR_ACCOUNT_NUMBER: "2345678",
    OPERATOR_ACCOUNT_HOLDER: "カ）ツムギ",
    OPERATOR_TRANSFER_CLIENT_CODE: "0000054321",
  },
});
const { app, admin, finance, staff, viewer, other, operator, move, notice, received } = scene;

type Who = Parameters<typeof app.as>[0];
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

const DEBIT = "2026-12-25";
const payerAccount = {
  bank_code: "0001",
  bank_name: "みずほ銀行",
  branch_code: "001",
  branch_name: "東京営業部",
  bank_account_type: "ordinary" as const,
  bank_account_number: "7654321",
  bank_account_holder: "ｶ)ﾂﾑｷﾞｹｼﾖｳﾋﾝ",
  transfer_client_code: "0000012345",
};

/** An approved notice whose payee can be paid. */
async function approved(number: string, amount = 100_000) {
  const made = await notice(["issued", "confirmed", "approved"], { lines: [line({ amount })] });
  const { status } = await app.as(finance).call(updatePayee, {
    params: { id: made.payee.managed_creator?.uid ?? "" },
    body: {
      bank_account: {
        bank_code: "0001",
        branch_code: "001",
        kind: "ordinary",
        number,
        holder_kana: "ササキ　ミオ",
      },
    },
  });
  if (status !== 200) throw new Error(`The account was answered ${status}.`);
  return made;
}
const preview = (notice_uids: string[], debit_on = DEBIT, who: Who = finance) =>
  app.as(who).call(previewTransferFile, { body: { notice_uids, debit_on } });
const order = (notice_uids: string[], more: object = {}, who: Who = finance) =>
  app.as(who).call(createTransferFile, { body: { notice_uids, debit_on: DEBIT, ...more } });
const download = async (uid: string) =>
  bytesOf(await app.as(finance).fetch(downloadTransferFile, { params: { id: uid } }));
const textOf = (bytes: Uint8Array) => new TextDecoder("shift_jis").decode(bytes);

describe("the bank file", () => {
  it("waits for the company's account and for a day on which banks work", async () => {
    const { uid } = await approved("1000000");
    const saturday = (await preview([uid], "2026-12-26")).body;
    expect(saturday.blocked.map(({ why }) => why)).toEqual(["company_account", "debit_day"]);
    expect(saturday.blocked[0]?.message).toContain("振込依頼人コード");
    expect(saturday.debit_on).toBe("2026-12-28");
    expect((await order([uid])).status).toBe(409);
    await app.as(admin).call(updateCompanyProfile, { body: payerAccount });
    const closed = await order([uid], { debit_on: "2026-12-26" });
    expect(closed.error).toMatchObject({ code: "invalid_request", fields: { debit_on: /土曜日/ } });
    expect((await preview([uid])).body.blocked).toEqual([]);
  });

  it("holds what can be paid, says what it leaves out and why, and is sealed where it is kept", async () => {
    const one = await approved("1000001");
    const two = await approved("1000002", 50_000);
    const without = await notice(["issued", "confirmed", "approved"]);
    const waiting = await notice(["issued"]);
    const theirs = await received(["issued"]);
    const uids = [one, two, without, waiting, theirs].map(({ uid }) => uid);
    const seen = (await preview(uids)).body;
    expect(seen.skipped.map(({ why }) => why)).toEqual(["account_missing", "not_approved", "not_own"]);
    expect(seen.items.map(({ account }) => [account.bank_name, account.holder, account.number])).toEqual([
      ["ﾐｽﾞﾎ", "ｻｻｷ ﾐｵ", "1000001"],
      ["ﾐｽﾞﾎ", "ｻｻｷ ﾐｵ", "1000002"],
    ]);
    expect(seen.totals).toEqual({ count: 2, amount: 165_000 });
    const made = await order(uids);
    expect(made.status).toBe(201);
    expect(made.body.file).toMatchObject({
      debit_on: DEBIT,
      totals: { count: 2, amount: 165_000 },
      created_by: { uid: finance.uid },
      notice_uids: [one.uid, two.uid],
      paid: 0,
    });
    const bytes = await download(made.body.file.uid);
    expect(hashOf(bytes)).toBe(made.body.file.sha256);
    const records = textOf(bytes).split("\r\n");
    expect(records.map((record) => record.slice(0, 4))).toEqual(["1210", "2000", "2000", "8000", "9   ", ""]);
    expect(bytes).toHaveLength(5 * 122);
    expect(records[0]?.slice(0, 62)).toBe(`12100000012345${"ｶ)ﾂﾑｷﾞｹｼﾖｳﾋﾝ".padEnd(40)}12250001`);
    expect(records[1]?.slice(42, 91)).toBe(`11000001${"ｻｻｷ ﾐｵ".padEnd(30)}00001100000`);
    expect(records[3]?.slice(0, 19)).toBe("8000002000000165000");
    const [row] = await app.run(() =>
      db().select().from(transferFiles).where(eq(transferFiles.uid, made.body.file.uid)),
    );
    expect(row?.content).not.toMatch(/1000001|ｻｻｷ/);
    const plain = await order([without.uid]);
    expect(plain.error).toMatchObject({ code: "conflict", message: /口座が登録されていません/ });
  });

  it("takes a notice a second time only when that is asked for, and says who had it first", async () => {
    const { uid, number } = await approved("1000003");
    const [first, second] = await Promise.all([order([uid]), order([uid], {}, admin)]);
    expect([first.status, second.status].sort()).toEqual([201, 409]);
    const refused = first.status === 409 ? first : second;
    expect(refused.error.message).toMatch(new RegExp(`${number}.*総合振込_20261225_1件`));
    expect((await preview([uid])).body.items[0]?.earlier).toHaveLength(1);
    // What the bank may be paying stays approved, unless the operator corrects it.
    for (const status of ["confirmed", "cancelled"] as const) {
      const back = await move(uid, status, { reason: "金額を確認するため" }, finance);
      expect(back.error).toMatchObject({
        code: "illegal_transition",
        message: /振込日2026\/12\/25.*振込結果/,
      });
    }
    expect((await move(uid, "confirmed", { reason: "銀行に渡していないため" }, operator)).status).toBe(200);
    expect((await move(uid, "approved", {}, finance)).status).toBe(200);
    const again = await order([uid], { repeat_uids: [uid], line_breaks: false });
    expect(again.status).toBe(201);
    expect(await download(again.body.file.uid)).toHaveLength(4 * 120);
    const { body } = await app.as(admin).call(listTransferFiles, { query: { notice: [uid] } });
    expect([body.total, body.items[0]?.uid]).toEqual([2, again.body.file.uid]);
  });

  it("is for admin and finance of the own company only", async () => {
    const { uid } = await approved("1000004");
    for (const who of [staff, viewer]) expect((await order([uid], {}, who)).status).toBe(403);
    // What companies owe their creators is nothing for the operator to pay.
    expect((await order([uid], {}, operator)).error.message).toMatch(/支払うのは企業です/);
    expect((await order([uid], {}, other)).error.code).toBe("not_found");
    const made = await order([uid]);
    const params = { id: made.body.file.uid };
    expect((await app.as(other).fetch(downloadTransferFile, { params })).status).toBe(404);
    expect((await app.as(staff).fetch(downloadTransferFile, { params })).status).toBe(403);
    expect((await app.as(operator).fetch(downloadTransferFile, { params })).status).toBe(404);
  });

  it("is taken back while the bank has not answered it, and frees its notices", async () => {
    const one = await approved("1000005");
    const { file } = (await order([one.uid])).body;
    const withdraw = (who: Who = finance, reason = "振込日を変えるため") =>
      app.as(who).call(withdrawTransferFile, { params: { id: file.uid }, body: { reason } });
    expect((await withdraw(staff)).status).toBe(403);
    expect((await withdraw(other)).error.code).toBe("not_found");
    expect((await withdraw(finance, " ")).error.fields).toHaveProperty("reason");
    expect((await move(one.uid, "confirmed", { reason: "金額の確認" }, finance)).status).toBe(409);
    const { body } = await withdraw();
    expect(body.withdrawn).toMatchObject({ by: { uid: finance.uid }, reason: "振込日を変えるため" });
    expect((await withdraw(admin, "もう一度")).body.withdrawn).toEqual(body.withdrawn);
    expect((await preview([one.uid])).body.items[0]?.earlier).toEqual([]);
    const again = await order([one.uid]);
    expect(again.status).toBe(201);
    await move(one.uid, "paid", {}, finance);
    const paid = await app.as(finance).call(withdrawTransferFile, {
      params: { id: again.body.file.uid },
      body: { reason: "誤り" },
    });
    expect(paid.error).toMatchObject({ code: "conflict", message: /支払済み/ });
    await move(one.uid, "approved", { reason: "誤って支払済みにしたため" }, finance);
  });

  it("warns where the account is another one than on the notice, and pays the present one", async () => {
    const { uid } = await approved("1000006");
    expect((await preview([uid])).body.items[0]?.printed_account).toBeNull();
    const made = await scene.get(uid);
    const payee = made.payee.managed_creator?.uid ?? "";
    const next = await app.as(finance).call(createPaymentNotices, {
      body: { payee_uid: payee, received_on: "2026-11-10", lines: [line()] },
    });
    const id = next.body.items[0]?.uid ?? "";
    for (const status of ["issued", "confirmed", "approved"] as const)
      await move(id, status, { reason: "電話で確認" }, finance);
    expect((await preview([id])).body.items[0]?.printed_account).toBeNull();
    const bank_account = {
      bank_code: "0001",
      branch_code: "001",
      kind: "ordinary" as const,
      number: "9000006",
      holder_kana: "ササキ ミオ",
    };
    await app.as(finance).call(updatePayee, { params: { id: payee }, body: { bank_account } });
    expect((await preview([id])).body.items[0]).toMatchObject({
      account: { number: "9000006" },
      printed_account: { bank_name: "みずほ銀行", number: "***0006", kind: "ordinary" },
    });
  });

  it("pays companies from the operator's own account, and takes the bank's answer to it", async () => {
    const theirs = await received(["issued", "confirmed", "approved"]);
    expect(theirs.payee.bank_account?.number).toBe("7654321");
    const seen = (await preview([theirs.uid], DEBIT, operator)).body;
    expect([seen.blocked, seen.skipped]).toEqual([[], []]);
    expect(seen.items[0]?.account).toMatchObject({ number: "7654321", holder: "ｶ)ﾂﾑｷﾞｹｼﾖｳﾋﾝ" });
    const { file } = (await order([theirs.uid], {}, operator)).body;
    const params = { id: file.uid };
    const bytes = await bytesOf(await app.as(operator).fetch(downloadTransferFile, { params }));
    expect(textOf(bytes).slice(4, 62)).toBe(`0000054321${"ｶ)ﾂﾑｷﾞ".padEnd(40)}12250001`);
    expect((await app.as(finance).fetch(downloadTransferFile, { params })).status).toBe(404);
    const ofCompany = await app.as(finance).call(listTransferFiles, { query: { notice: [theirs.uid] } });
    expect(ofCompany.body.total).toBe(0);
    const answer = answerTo(bytes, ["0"]);
    const elsewhere = await app.as(finance).call(previewTransferResult, { body: { file: answer } });
    expect(elsewhere.body.rows[0]?.outcome).toBe("unmatched");
    const applied = await app.as(operator).call(applyTransferResult, { body: { file: answer } });
    expect(applied.body.rows[0]?.outcome).toBe("pays");
    expect((await scene.get(theirs.uid)).status).toBe("paid");
  });
});

/** The bank's answer: what was ordered, with a code for each payment. */
function answerTo(bytes: Uint8Array, codes: readonly string[]): File {
  const records = textOf(bytes).split("\r\n").filter(Boolean);
  const answered = records.map((record, index) => {
    const code = codes[index - 1];
    return record[0] === "2" && code ? record.slice(0, 111) + code + record.slice(112) : record;
  });
  const single = [...answered.join("\r\n")].map((char) => {
    const code = char.codePointAt(0) ?? 0;
    return code >= 0xff61 && code <= 0xff9f ? code - 0xff61 + 0xa1 : code;
  });
  return new File([new Uint8Array(single)], "結果.txt");
}

describe("the bank's answer", () => {
  it("marks paid what was paid, tells the rest, and changes nothing the second time", async () => {
    app.clock.advance(Date.parse("2026-12-26T03:00:00Z") - app.clock.now().getTime());
    const paid = await approvedLate("2000001", 70_000);
    const failed = await approvedLate("2000002", 80_000);
    const made = await order([paid.uid, failed.uid], { debit_on: "2026-12-28" });
    expect(made.status).toBe(201);
    app.clock.advance(3 * 24 * 60 * 60 * 1000);
    const bytes = await download(made.body.file.uid);
    const unanswered = await app.as(finance).call(previewTransferResult, {
      body: { file: new File([Buffer.from(bytes)], "元.txt") },
    });
    expect(unanswered.error).toMatchObject({ code: "csv_unreadable", message: /結果が入っていません/ });
    const file = answerTo(bytes, ["0", "2"]);
    const seen = (await app.as(finance).call(previewTransferResult, { body: { file } })).body;
    expect(seen.rows.map(({ outcome, notice: of }) => [outcome, of?.uid])).toEqual([
      ["pays", paid.uid],
      ["failed", failed.uid],
    ]);
    expect(seen).toMatchObject({ paid_on: "2026-12-28", applied: null, totals: { pays: 1, amount: 69_853 } });
    expect((await scene.get(paid.uid)).status).toBe("approved");
    const back = () => move(failed.uid, "confirmed", { reason: "口座を確認するため" }, finance);
    expect((await back()).status).toBe(409);
    const apply = () => app.as(finance).call(applyTransferResult, { body: { file } });
    const both = await Promise.all([apply(), apply()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const now = await scene.get(paid.uid);
    expect(now).toMatchObject({ status: "paid", paid_on: "2026-12-28" });
    expect(now.history.filter(({ to }) => to === "paid")).toHaveLength(1);
    expect((await scene.get(failed.uid)).status).toBe("approved");
    // Refused by the bank, it may go back; paid and taken back by hand, the other one may too.
    expect((await back()).status).toBe(200);
    expect((await move(failed.uid, "approved", {}, finance)).status).toBe(200);
    const third = (await apply()).body;
    expect(third.applied?.by?.uid).toBe(finance.uid);
    expect(third.rows.map(({ outcome }) => outcome)).toEqual(["already", "failed"]);
    const { body } = await app.as(finance).call(listTransferFiles, {});
    expect(body.items[0]).toMatchObject({ uid: made.body.file.uid, paid: 1 });
    const table =
      "銀行コード,支店コード,種目,口座番号,金額,結果\r\n1,1,普通,2000002,88000,済\r\n1,1,普通,9,5,済\r\n";
    const csv = new File([table], "結果.csv");
    const second = (await app.as(finance).call(applyTransferResult, { body: { file: csv } })).body;
    expect(second.rows.map(({ outcome }) => outcome)).toEqual(["pays", "unmatched"]);
    expect((await scene.get(failed.uid)).status).toBe("paid");
    for (const who of [staff, viewer])
      expect((await app.as(who).call(applyTransferResult, { body: { file } })).status).toBe(403);
    const elsewhere = (await app.as(other).call(previewTransferResult, { body: { file } })).body;
    expect(elsewhere.rows.every(({ outcome }) => outcome === "unmatched")).toBe(true);
  });

  it("sums up a year by payee, for what goes to the tax office", async () => {
    const { body } = await app.as(finance).call(listPaymentStatements, { query: { year: 2026 } });
    expect(body.items.map(({ subtotal, tax, count }) => [subtotal, tax, count])).toEqual([
      [80_000, 8_000, 1],
      [70_000, 7_000, 1],
    ]);
    expect(body.totals).toMatchObject({ count: 2, subtotal: 150_000, withholding: 7_147 });
    expect(body.items.map(({ is_over_threshold }) => is_over_threshold)).toEqual([false, true]);
    const over = await app
      .as(finance)
      .call(listPaymentStatements, { query: { year: 2026, over_threshold: true, limit: 1 } });
    expect([over.body.total, over.body.items[0]?.subtotal]).toEqual([1, 70_000]);
    expect((await app.as(finance).call(listPaymentStatements, { query: { year: 2025 } })).body.total).toBe(0);
    const csv = await app.as(finance).fetch(listPaymentStatements, { query: { year: 2026, format: "csv" } });
    const lines = (await csv.text()).trimEnd().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[2]).toContain("70000,7000,70000,7147,69853,提出");
    expect((await app.as(staff).call(listPaymentStatements, { query: { year: 2026 } })).status).toBe(403);
  });
});

/** Approved at the year's end: received late enough to be paid then. */
async function approvedLate(number: string, amount: number) {
  const withholding = amount === 70_000 ? { withholding: true, withholding_reason: "出演料" } : {};
  const made = await notice(["issued", "confirmed", "approved"], {
    received_on: "2026-12-01",
    lines: [line({ amount, ...withholding })],
  });
  await app.as(finance).call(updatePayee, {
    params: { id: made.payee.managed_creator?.uid ?? "" },
    body: {
      bank_account: {
        bank_code: "0001",
        branch_code: "001",
        kind: "ordinary",
        number,
        holder_kana: "ササキ",
      },
    },
  });
  return made;
}

leavesInTheLog(
  () => app,
  [
    "transfer_file.create",
    "transfer_file.download",
    "transfer_file.withdraw",
    "transfer_result.apply",
    "payment_statement.export",
  ],
);
