import {
  applyTransferResult,
  downloadTransferFile,
  listNotifications,
  listPaymentNotices,
  listPaymentStatements,
  listTodoGroup,
  listTransferFiles,
  previewTransferResult,
  withdrawTransferFile,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../../db/index.ts";
import { managedCreators } from "../../db/schema/managed-creators.ts";
import { transferFiles } from "../../db/schema/notice-files.ts";
import { leavesInTheLog } from "../../testing/auditTrail.ts";
import { answerTo, createTransferScene, hashOf, textOf } from "../../testing/transfers.ts";

const scene = await createTransferScene();
const { app, admin, finance, staff, viewer, other, operator, move, notice, received } = scene;
const { DEBIT, approved, preview, order, download } = scene;

describe("the bank file", () => {
  it("waits for the company's account and for a day on which banks work", async () => {
    const { uid } = await approved("1000000");
    const saturday = (await preview([uid], "2026-12-26")).body;
    expect(saturday.blocked.map(({ why }) => why)).toEqual(["company_account", "debit_day"]);
    expect(saturday.blocked[0]?.message).toContain("振込依頼人コード");
    expect(saturday.debit_on).toBe("2026-12-28");
    expect((await order([uid])).status).toBe(409);
    await scene.setPayer();
    const closed = await order([uid], { debit_on: "2026-12-26" });
    expect(closed.error).toMatchObject({ code: "invalid_request", fields: { debit_on: /土曜日/ } });
    expect((await preview([uid])).body.blocked).toEqual([]);
  });

  it("holds what can be paid, says what it leaves out and why, and is sealed where it is kept", async () => {
    const one = await approved("1000001");
    const two = await approved("1000002", { amount: 50_000 });
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
});

const late = { received_on: "2026-12-01" };
const withheld = { withholding: true, withholding_reason: "出演料" };

describe("the bank's answer", () => {
  it("marks paid what was paid, tells the rest, and changes nothing the second time", async () => {
    app.clock.advance(Date.parse("2026-12-26T03:00:00Z") - app.clock.now().getTime());
    const paid = await approved("2000001", { amount: 70_000, ...late, ...withheld });
    const failed = await approved("2000002", { amount: 80_000, ...late });
    const made = await order([paid.uid, failed.uid], { debit_on: "2026-12-28" });
    expect(made.status).toBe(201);
    const bytes = await download(made.body.file.uid);
    const early = await app.as(finance).call(applyTransferResult, {
      body: { file: answerTo(bytes, ["0", "0"]) },
    });
    expect(early.error).toMatchObject({ code: "csv_unreadable", message: /12\/28.*まだ来ていません/ });
    app.clock.advance(3 * 24 * 60 * 60 * 1000);
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
    const refused = { debit_on: "2026-12-28", reason: "該当する口座がありません。" };
    expect(await scene.get(failed.uid)).toMatchObject({ status: "approved", refused_transfer: refused });
    const refusedUids = async () =>
      (await app.as(finance).call(listPaymentNotices, { query: { refused: true } })).body.items.map(
        ({ uid }) => uid,
      );
    expect(await refusedUids()).toEqual([failed.uid]);
    const { body: todo } = await app.as(finance).call(listTodoGroup, { params: { kind: "notice_refused" } });
    expect(todo.items).toMatchObject([
      { subject_uid: failed.uid, detail: `${failed.number}　${refused.reason}` },
    ]);
    const { body: told } = await app.as(admin).call(listNotifications, { query: {} });
    const returned = told.items.find(({ title }) => title === `${failed.number}の振込が銀行から返されました`);
    expect(failed.payee.managed_creator?.name).not.toBe(failed.payee.name);
    expect(returned?.body).toBe(`${failed.payee.managed_creator?.name}　${refused.reason}`);
    // It goes into the next file as if it had been in none, and waits again where that file is taken back.
    const next = (await order([failed.uid], { debit_on: "2026-12-30" })).body.file;
    expect(await refusedUids()).toEqual([]);
    await app
      .as(finance)
      .call(withdrawTransferFile, { params: { id: next.uid }, body: { reason: "口座を確認中" } });
    expect(await refusedUids()).toEqual([failed.uid]);
    // Refused by the bank, it may go back; paid and taken back by hand, the other one may too.
    expect((await back()).status).toBe(200);
    expect((await move(failed.uid, "approved", {}, finance)).status).toBe(200);
    const third = (await apply()).body;
    expect(third.applied?.by?.uid).toBe(finance.uid);
    expect(third.rows.map(({ outcome }) => outcome)).toEqual(["already", "failed_already"]);
    const { body } = await app.as(finance).call(listTransferFiles, {});
    expect(body.items[1]).toMatchObject({ uid: made.body.file.uid, paid: 1, refused: 1 });
    const table =
      "銀行コード,支店コード,種目,口座番号,金額,結果\r\n1,1,普通,2000002,88000,済\r\n1,1,普通,9,5,済\r\n";
    const csv = new File([table], "結果.csv");
    const second = (await app.as(finance).call(applyTransferResult, { body: { file: csv } })).body;
    expect(second.rows.map(({ outcome }) => outcome)).toEqual(["pays", "unmatched"]);
    expect(await scene.get(failed.uid)).toMatchObject({ status: "paid", refused_transfer: null });
    // What was marked as paid before the bank's answer waits in the same way.
    const early_paid = await approved("2000003", { amount: 50_000, ...late });
    const other_file = (await order([early_paid.uid], { debit_on: "2026-12-30" })).body.file;
    app.clock.advance(24 * 60 * 60 * 1000);
    expect((await move(early_paid.uid, "paid", {}, finance)).body.paid_on).toBe("2026-12-30");
    app.clock.advance(60_000);
    const late_answer = answerTo(await download(other_file.uid), ["4"]);
    await app.as(finance).call(applyTransferResult, { body: { file: late_answer } });
    expect(await scene.get(early_paid.uid)).toMatchObject({
      status: "paid",
      refused_transfer: { debit_on: "2026-12-30" },
    });
    expect(await refusedUids()).toEqual([early_paid.uid]);
    await move(early_paid.uid, "approved", { reason: "振込不能のため" }, finance);
    await move(early_paid.uid, "cancelled", { reason: "作り直すため" }, finance);
    expect(await refusedUids()).toEqual([]);
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

  it("names the address that is registered now where the year's last notice had none", async () => {
    const read = async () =>
      (await app.as(finance).call(listPaymentStatements, { query: { year: 2026 } })).body.items;
    const [before] = await read();
    expect(before?.address).toBe("");
    const uid = before?.managed_creator.uid ?? "";
    await app.run(() =>
      db()
        .update(managedCreators)
        .set({ postal_code: "105-0001", address: "東京都港区1-1" })
        .where(eq(managedCreators.uid, uid)),
    );
    const after = await read();
    expect(after[0]?.address).toBe("〒105-0001 東京都港区1-1");
    expect(after[1]?.address).toBe("");
  });
});

leavesInTheLog(
  () => app,
  ["transfer_file.create", "transfer_file.download", "transfer_result.apply", "payment_statement.export"],
);
