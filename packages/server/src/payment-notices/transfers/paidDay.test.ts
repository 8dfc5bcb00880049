import {
  applyTransferResult,
  listTodoGroup,
  updateNoticeStatuses,
  withdrawTransferFile,
} from "@tsumugi/contract";
import { expect, it } from "vitest";
import { createTransferScene } from "../../testing/transfers.ts";

const scene = await createTransferScene();
const { app, finance, staff, approved, order, move, get } = scene;
await scene.setPayer();

const goTo = (day: string) => app.clock.advance(Date.parse(`${day}T03:00:00Z`) - app.clock.now().getTime());
const debitOf = async (uid: string, who = finance) => (await get(uid, who)).ordered_on;
const ofDecember = { received_on: "2026-12-01" };

it("marks nothing paid before the day on which the bank file that holds it is debited, one by one or in bulk", async () => {
  goTo("2026-12-28");
  const [one, two] = [await approved("4000001", ofDecember), await approved("4000002", ofDecember)];
  expect(await debitOf(one.uid)).toBeNull();
  const { file } = (await order([one.uid, two.uid], { debit_on: "2027-01-04" })).body;
  expect([await debitOf(one.uid), await debitOf(one.uid, staff)]).toEqual(["2027-01-04", null]);

  // Before the day there is none that it could be.
  expect((await move(one.uid, "paid", {}, finance)).error.fields?.paid_on).toContain("2027/01/04");
  goTo("2027-01-05");
  const early = await move(one.uid, "paid", { paid_on: "2026-12-31" }, finance);
  expect([early.status, early.error.fields?.paid_on]).toEqual([
    400,
    `支払日（2026/12/31）が、振込ファイルの振込日（2027/01/04）より前です。振込日から今日までの日を選んでください。ほかの方法で先に支払ったときは、「作成した振込ファイル」からそのファイルを取り消してください。`,
  ]);
  const bulk = (paid_on: string) =>
    app.as(finance).call(updateNoticeStatuses, {
      body: { status: "paid", paid_on, items: [{ uid: one.uid }, { uid: two.uid }] },
    });
  const { body } = await bulk("2026-12-31");
  expect(body.results.map(({ error }) => error?.message)).toEqual([
    expect.stringContaining("振込日（2027/01/04）より前です"),
    expect.stringContaining("振込日（2027/01/04）より前です"),
  ]);
  // Without a day it is the bank's.
  expect((await move(one.uid, "paid", {}, finance)).body).toMatchObject({
    paid_on: "2027-01-04",
    ordered_on: null,
  });
  expect((await move(two.uid, "paid", { paid_on: "2027-01-05" }, finance)).body.paid_on).toBe("2027-01-05");
  expect(file.notice_uids).toHaveLength(2);
});

it("takes any day once the file was taken back, and the first of several files' days", async () => {
  goTo("2027-01-12");
  const { uid } = await approved("4000003", { received_on: "2026-12-25" });
  const { file } = (await order([uid], { debit_on: "2027-01-15" })).body;
  await order([uid], { debit_on: "2027-01-20", repeat_uids: [uid] });
  expect(await debitOf(uid)).toBe("2027-01-15");
  const withdraw = (id: string) =>
    app.as(finance).call(withdrawTransferFile, { params: { id }, body: { reason: "現金で支払ったため" } });
  await withdraw(file.uid);
  expect(await debitOf(uid)).toBe("2027-01-20");
  const { body: left } = await app.as(finance).call(updateNoticeStatuses, {
    body: { status: "paid", items: [{ uid }] },
  });
  expect(left.results[0]?.error?.message).toContain("2027/01/20");
});

it("says on Home which day a bank file pays on, until the file is taken back", async () => {
  goTo("2027-02-01");
  const { uid } = await approved("4000009", { received_on: "2026-12-07" });
  const onHome = async () => {
    const { body } = await app.as(finance).call(listTodoGroup, { params: { kind: "notice_due" } });
    return body.items.find(({ subject_uid }) => subject_uid === uid)?.ordered_on;
  };
  expect(await onHome()).toBeNull();
  const made = await order([uid], { debit_on: "2027-02-03" });
  expect(made.status, made.error?.message).toBe(201);
  expect(await onHome()).toBe("2027-02-03");
  await app.as(finance).call(withdrawTransferFile, {
    params: { id: made.body.file.uid },
    body: { reason: "振込日を変えるため" },
  });
  expect(await onHome()).toBeNull();
});

it("pays on the debited day what an answer without a day says, also when it is taken in the year after", async () => {
  goTo("2027-12-20");
  const { uid } = await approved("4000004", { received_on: "2027-12-01", amount: 44_000 });
  await order([uid], { debit_on: "2027-12-28" });
  goTo("2028-01-04");
  const csv = `銀行コード,支店コード,種目,口座番号,金額,結果\r\n1,1,普通,4000004,48400,振込済\r\n`;
  const { body } = await app
    .as(finance)
    .call(applyTransferResult, { body: { file: new File([csv], "結果.csv") } });
  expect([body.totals.pays, body.paid_on]).toEqual([1, "2027-12-28"]);
  expect((await get(uid)).paid_on).toBe("2027-12-28");
});
