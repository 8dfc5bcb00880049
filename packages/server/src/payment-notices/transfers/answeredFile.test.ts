import { readFileSync } from "node:fs";
import {
  applyTransferResult,
  listNotifications,
  listTransferFiles,
  previewTransferResult,
  withdrawTransferFile,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../../db/index.ts";
import { answerTo, createTransferScene } from "../../testing/transfers.ts";

const scene = await createTransferScene();
const { app, admin, finance, approved, preview, order, download } = scene;
await scene.setPayer();

const goTo = (day: string) => app.clock.advance(Date.parse(`${day}T03:00:00Z`) - app.clock.now().getTime());
const apply = (file: File) => app.as(finance).call(applyTransferResult, { body: { file } });
const files = async (uid: string) =>
  (await app.as(finance).call(listTransferFiles, { query: { notice: [uid] } })).body.items.map(
    ({ debit_on, refused, paid }) => [debit_on, refused, paid],
  );
/** The same answer in another form: its records without line ends. */
const withoutLineEnds = async (file: File) =>
  new File([(await file.bytes()).filter((byte) => byte !== 13 && byte !== 10)], "結果2.txt");
const csvOf = (number: string, amount: number, result: string) =>
  new File(
    [`銀行コード,支店コード,種目,口座番号,金額,結果\r\n1,1,普通,${number},${amount},${result}\r\n`],
    "結果.csv",
  );

it("answers the file of its own day and leaves a newer order of the same notice under guard", async () => {
  goTo("2026-12-21");
  const { uid, number } = await approved("3000001", { received_on: "2026-12-01", amount: 70_000 });
  const first = (await order([uid], { debit_on: "2026-12-22" })).body.file;
  const later = (await order([uid], { debit_on: "2026-12-28", repeat_uids: [uid] })).body.file;
  const answer = answerTo(await download(first.uid), ["2"]);
  const early = await apply(answer);
  expect(early.error).toMatchObject({ code: "csv_unreadable", message: /12\/22.*まだ来ていません/ });
  expect((await apply(csvOf("3000001", 77_000, "口座相違"))).status).toBe(400);

  goTo("2026-12-23");
  const { body: seen } = await app.as(finance).call(previewTransferResult, { body: { file: answer } });
  expect(seen.rows[0]).toMatchObject({ outcome: "failed", file: { uid: first.uid, debit_on: "2026-12-22" } });
  expect((await apply(answer)).body.totals.failed).toBe(1);
  const afterFirst = [
    ["2026-12-28", 0, 0],
    ["2026-12-22", 1, 0],
  ];
  expect(await files(uid)).toEqual(afterFirst);
  const earlier = async () =>
    (await preview([uid], "2026-12-30")).body.items[0]?.earlier.map((of) => of.file_uid);
  expect(await earlier()).toEqual([later.uid]);

  // Again in two other forms: nothing changes, and nobody is told a second time.
  for (const form of [await withoutLineEnds(answer), csvOf("3000001", 77_000, "口座相違")]) {
    const { body: again } = await apply(form);
    expect(again.rows.map(({ outcome, file }) => [outcome, file?.uid])).toEqual([
      ["failed_already", first.uid],
    ]);
  }
  expect(await files(uid)).toEqual(afterFirst);
  expect(await earlier()).toEqual([later.uid]);
  expect((await order([uid], { debit_on: "2026-12-30" })).status).toBe(409);
  const { body: told } = await app.as(admin).call(listNotifications, { query: {} });
  expect(told.items.filter(({ title }) => title === `${number}の振込が銀行から返されました`)).toHaveLength(1);

  goTo("2026-12-29");
  expect((await apply(answerTo(await download(later.uid), ["0"]))).body.rows[0]).toMatchObject({
    outcome: "pays",
    file: { uid: later.uid },
  });
  expect(await files(uid)).toEqual([
    ["2026-12-28", 0, 1],
    ["2026-12-22", 1, 0],
  ]);
  const { history } = await scene.get(uid);
  expect(history.slice(-2)).toMatchObject([
    {
      kind: "refused",
      from: "approved",
      to: "approved",
      mover: "issuer",
      by: { uid: finance.uid },
      reason: "該当する口座がありません。",
      transfer: { debit_on: "2026-12-22", result_code: "2" },
    },
    { kind: "moved", to: "paid", transfer: { debit_on: "2026-12-28", result_code: "" } },
  ]);
  expect(history.filter(({ kind }) => kind === "refused")).toHaveLength(1);
});

it("lets a file be taken back whose notice another one has paid", async () => {
  const { uid } = await approved("3000003", { received_on: "2026-12-01", amount: 40_000 });
  const first = (await order([uid], { debit_on: "2026-12-30" })).body.file;
  const spare = (await order([uid], { debit_on: "2026-12-30", repeat_uids: [uid] })).body.file;
  goTo("2026-12-30");
  // Both are of one day: the answer speaks of the newer one.
  await apply(answerTo(await download(spare.uid), ["0"]));
  expect((await files(uid)).map(([, , paid]) => paid)).toEqual([1, 0]);
  const withdraw = (id: string) =>
    app.as(finance).call(withdrawTransferFile, { params: { id }, body: { reason: "渡していないため" } });
  expect((await withdraw(spare.uid)).status).toBe(409);
  expect((await withdraw(first.uid)).status).toBe(200);
});

it("frees, by its migration, the files whose day had not come, and writes down what was refused", async () => {
  const { uid } = await approved("3000004", { received_on: "2026-12-01", amount: 50_000 });
  const first = (await order([uid], { debit_on: "2026-12-30" })).body.file;
  const later = (await order([uid], { debit_on: "2027-01-05", repeat_uids: [uid] })).body.file;
  await app.run(async () => {
    await db().execute(sql`update transfer_file_notices set refused_at = '2026-12-30T03:00:00Z', refused_reason = '口座相違'
      where notice_uid = ${uid}`);
    const text = readFileSync(
      new URL("../../db/migrations/0072_keep_refusals_in_history.sql", import.meta.url),
      "utf8",
    );
    for (const statement of text.slice(text.indexOf("-- An answer used to")).split(";\n"))
      if (statement.trim()) await db().execute(sql.raw(statement));
  });
  expect((await preview([uid], "2027-01-06")).body.items[0]?.earlier.map((of) => of.file_uid)).toEqual([
    later.uid,
  ]);
  expect((await scene.get(uid)).history.at(-1)).toMatchObject({
    kind: "refused",
    reason: "口座相違",
    transfer: { debit_on: first.debit_on, result_code: "" },
  });
});

it("names the day of an answer that speaks of no file of ours", async () => {
  const { uid } = await approved("3000002", { received_on: "2026-12-01", amount: 30_000 });
  const { file } = (await order([uid], { debit_on: "2026-12-30" })).body;
  const text = await answerTo(await download(file.uid), ["2"]).bytes();
  text.set([49, 50, 50, 52], 54);
  const { body } = await app
    .as(finance)
    .call(previewTransferResult, { body: { file: new File([text], "別の日.txt") } });
  expect(body.rows[0]).toMatchObject({
    outcome: "unmatched",
    file: null,
    message: /振込日12\/24の振込ファイル/,
  });
});
