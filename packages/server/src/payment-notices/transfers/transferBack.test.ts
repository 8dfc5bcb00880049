import {
  applyTransferResult,
  createPaymentNotices,
  downloadTransferFile,
  listNotifications,
  listTransferFiles,
  previewTransferResult,
  withdrawTransferFile,
} from "@tsumugi/contract";
import { expect, it } from "vitest";
import { leavesInTheLog } from "../../testing/auditTrail.ts";
import { DAY, insertOperator } from "../../testing/index.ts";
import { line } from "../../testing/notices.ts";
import { answerTo, bytesOf, createTransferScene, textOf, type Who } from "../../testing/transfers.ts";

const scene = await createTransferScene();
const { app, admin, finance, staff, other, operator, move, received } = scene;
const { DEBIT, approved, preview, order, setAccount, setPayer } = scene;
await setPayer();
const daysToDebit = Date.parse(DEBIT) - Date.parse("2026-11-20");

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
  // Both lie in the same folder of downloads: only one of them may go to the bank.
  expect([file.name, again.body.file.name]).toEqual([
    "総合振込_20261225_1件.txt",
    "総合振込_20261225_1件_2.txt",
  ]);
  app.clock.advance(daysToDebit);
  expect((await move(one.uid, "paid", {}, finance)).body.paid_on).toBe(DEBIT);
  const paid = await app.as(finance).call(withdrawTransferFile, {
    params: { id: again.body.file.uid },
    body: { reason: "誤り" },
  });
  expect(paid.error).toMatchObject({ code: "conflict", message: /支払済み/ });
  await move(one.uid, "approved", { reason: "誤って支払済みにしたため" }, finance);
  app.clock.advance(-daysToDebit);
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
  await setAccount(payee, "9000006");
  expect((await preview([id])).body.items[0]).toMatchObject({
    account: { number: "9000006" },
    is_other_account: true,
    printed_account: { bank_name: "みずほ銀行", number: "***0006", kind: "ordinary" },
  });
});

it("shows where the money goes beside the printed account, as whole as the reader may see it", async () => {
  const made = await scene.notice(["issued", "confirmed", "approved"]);
  expect([made.payee.bank_account, made.other_account]).toEqual([null, null]);
  const payee = made.payee.managed_creator?.uid ?? "";
  await setAccount(payee, "1000007");
  expect((await preview([made.uid])).body.items[0]).toMatchObject({
    is_other_account: true,
    printed_account: null,
  });
  const toFinance = await scene.get(made.uid, finance);
  expect(toFinance.payee.bank_account).toBeNull();
  expect(toFinance.other_account).toMatchObject({ account: { number: "1000007" } });
  expect((await scene.get(made.uid, staff)).other_account).toMatchObject({ account: { number: "***0007" } });
  expect((await scene.get(made.uid, operator)).other_account).toMatchObject({
    account: { number: "***0007" },
  });
  await move(made.uid, "paid", {}, finance);
  await setAccount(payee, "1000008");
  expect((await scene.get(made.uid, finance)).other_account).toMatchObject({
    account: { number: "1000007" },
  });
  expect((await scene.get(made.uid, staff)).other_account).toMatchObject({ account: { number: "***0007" } });
  // It may be paid to the present one now.
  await move(made.uid, "approved", { reason: "誤って支払済みにしたため" }, finance);
  expect((await scene.get(made.uid, finance)).other_account).toMatchObject({
    account: { number: "1000008" },
  });
});

it("keeps the account that the bank file pays to, whatever is registered before the bank has paid", async () => {
  const byHand = await approved("1000011");
  const byAnswer = await approved("1000012");
  const { file } = (await order([byHand.uid, byAnswer.uid])).body;
  for (const { payee } of [byHand, byAnswer]) await setAccount(payee.managed_creator?.uid ?? "", "9000011");
  const used = async (uid: string) => (await scene.get(uid, finance)).other_account?.account?.number ?? null;
  const ordered = ["1000011", "1000012"];
  expect([await used(byHand.uid), await used(byAnswer.uid)]).toEqual(ordered);
  const bytes = await bytesOf(
    await app.as(finance).fetch(downloadTransferFile, { params: { id: file.uid } }),
  );
  app.clock.advance(Date.parse(`${DEBIT}T03:00:00Z`) - app.clock.now().getTime());
  await move(byHand.uid, "paid", {}, finance);
  await app.as(finance).call(applyTransferResult, { body: { file: answerTo(bytes, ["0", "0"]) } });
  expect([await used(byHand.uid), await used(byAnswer.uid)]).toEqual(ordered);
  app.clock.advance(60_000);
  // Paid once more by another file, after the first was found to be wrong.
  await move(byAnswer.uid, "approved", { reason: "組戻しのため" }, finance);
  expect(await used(byAnswer.uid)).toBe("9000011");
  app.clock.advance(60_000);
  const later = new Date(app.clock.now().getTime() + 4 * DAY).toISOString().slice(0, 10);
  const again = await order([byAnswer.uid], { debit_on: later, repeat_uids: [byAnswer.uid] });
  expect(again.status, again.error?.message).toBe(201);
  await setAccount(byAnswer.payee.managed_creator?.uid ?? "", "9000012");
  expect(await used(byAnswer.uid)).toBe("9000011");
  app.clock.advance(4 * DAY);
  await move(byAnswer.uid, "paid", {}, finance);
  expect(await used(byAnswer.uid)).toBe("9000011");
  app.clock.advance(-4 * DAY);
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
  app.clock.advance(Date.parse(`${DEBIT}T03:00:00Z`) - app.clock.now().getTime());
  const answer = answerTo(bytes, ["0"]);
  const elsewhere = await app.as(finance).call(previewTransferResult, { body: { file: answer } });
  expect(elsewhere.body.rows[0]?.outcome).toBe("unmatched");
  const applied = await app.as(operator).call(applyTransferResult, { body: { file: answer } });
  expect(applied.body.rows[0]?.outcome).toBe("pays");
  expect((await scene.get(theirs.uid)).status).toBe("paid");
});

it("tells the operators who did not take the answer in of a payment to a company that came back", async () => {
  const colleague = await app.run(() => insertOperator());
  const theirs = await received(["issued", "confirmed", "approved"]);
  const later = new Date(app.clock.now().getTime() + 4 * DAY).toISOString().slice(0, 10);
  const made = await order([theirs.uid], { debit_on: later }, operator);
  expect(made.status, made.error?.message).toBe(201);
  const params = { id: made.body.file.uid };
  const bytes = await bytesOf(await app.as(operator).fetch(downloadTransferFile, { params }));
  app.clock.advance(4 * DAY);
  await app.as(operator).call(applyTransferResult, { body: { file: answerTo(bytes, ["2"]) } });
  const title = `${theirs.number}の振込が銀行から返されました`;
  const told = async (who: Who) =>
    (await app.as(who).call(listNotifications)).body.items.filter((item) => item.title === title);
  expect(await told(colleague)).toMatchObject([
    {
      kind: "notice_due",
      body: expect.stringContaining("つむぎ化粧品"),
      href: `/admin/payment-notices?notice=${theirs.uid}`,
    },
  ]);
  expect(await told(operator)).toEqual([]);
});

leavesInTheLog(() => app, ["transfer_file.withdraw"]);
