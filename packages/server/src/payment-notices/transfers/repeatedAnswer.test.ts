import { applyTransferResult, previewTransferResult } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { answerTo, createTransferScene } from "../../testing/transfers.ts";

const scene = await createTransferScene();
const { app, finance, approved, order, download, move } = scene;
await scene.setPayer();

const goTo = (day: string) => app.clock.advance(Date.parse(`${day}T03:00:00Z`) - app.clock.now().getTime());
/** As some banks answer: without a day, and without our reference. */
const csvOf = (number: string, amount: number, result: string, { times = 1, heading = "結果" } = {}) =>
  new File(
    [
      `銀行コード,支店コード,種目,口座番号,金額,${heading}\r\n${`1,1,普通,${number},${amount},${result}\r\n`.repeat(times)}`,
    ],
    "結果.csv",
  );
const look = async (file: File) => {
  const { body, status } = await app.as(finance).call(previewTransferResult, { body: { file } });
  expect([status, body]).toEqual([200, body]);
  return body;
};
const apply = async (file: File, again_after?: string) => {
  const { body, status } = await app
    .as(finance)
    .call(applyTransferResult, { body: { file, ...(again_after && { again_after }) } });
  expect([status, body]).toEqual([200, body]);
  return body;
};
const outcomes = ({ rows }: Awaited<ReturnType<typeof look>>) =>
  rows.map(({ outcome, notice }) => [outcome, notice?.uid]);

it("takes the same bytes for the next month's transfer once somebody says that they are its answer", async () => {
  goTo("2026-12-21");
  const terms = { received_on: "2026-12-01", amount: 70_000 };
  const december = await approved("4000001", terms);
  await order([december.uid], { debit_on: "2026-12-22" });
  goTo("2026-12-23");
  const file = csvOf("4000001", 77_000, "済");
  expect(outcomes(await apply(file))).toEqual([["pays", december.uid]]);
  // Nothing waits for the bank: the file was taken in, and there is nothing to ask.
  expect((await look(file)).totals).toMatchObject({ pays: 0, failed: 0 });

  const january = await scene.nextOf(december, terms);
  await order([january.uid], { debit_on: "2026-12-28" });
  // The bank cannot have answered it yet: it is still the old file.
  const early = await look(file);
  expect([early.applied?.by?.uid, outcomes(early)]).toEqual([finance.uid, [["already", december.uid]]]);

  goTo("2026-12-29");
  const seen = await look(file);
  expect([seen.applied?.by?.uid, outcomes(seen), seen.paid_on]).toEqual([
    finance.uid,
    [["pays", january.uid]],
    "2026-12-28",
  ]);
  // Unasked, it counts as the old one.
  await apply(file);
  expect((await scene.get(january.uid)).status).toBe("approved");
  const both = await Promise.all([apply(file, seen.applied?.at), apply(file, seen.applied?.at)]);
  expect(both.map(({ totals }) => totals.pays).sort()).toEqual([0, 1]);
  const paid = await scene.get(january.uid);
  expect(paid).toMatchObject({ status: "paid", paid_on: "2026-12-28" });
  expect(paid.history.filter(({ to }) => to === "paid")).toHaveLength(1);
  const after = await look(file);
  expect(after.applied?.at).not.toBe(seen.applied?.at);
  expect(outcomes(after)).toEqual([["already", january.uid]]);

  // What this answer paid and somebody took back is not paid by the same answer again.
  await move(january.uid, "approved", { reason: "誤り" }, finance);
  const back = await look(file);
  expect(outcomes(back)).not.toContainEqual(["pays", january.uid]);
  await apply(file, back.applied?.at);
  expect((await scene.get(january.uid)).status).toBe("approved");
});

it("takes the same refusal of the same payment, ordered once more", async () => {
  goTo("2027-01-04");
  const { uid } = await approved("4000002", { received_on: "2026-12-20", amount: 50_000 });
  await order([uid], { debit_on: "2027-01-05" });
  goTo("2027-01-06");
  const file = csvOf("4000002", 55_000, "口座相違");
  expect(outcomes(await apply(file))).toEqual([["failed", uid]]);
  expect(outcomes(await look(file))).toEqual([["failed_already", uid]]);
  const retry = await order([uid], { debit_on: "2027-01-08" });
  expect(retry.status, retry.error?.message).toBe(201);
  goTo("2027-01-12");
  const seen = await look(file);
  expect(outcomes(seen)).toEqual([["failed", uid]]);
  await apply(file);
  expect((await scene.get(uid)).history.filter(({ kind }) => kind === "refused")).toHaveLength(1);
  await apply(file, seen.applied?.at);
  const { history, refused_transfer } = await scene.get(uid);
  expect(history.filter(({ kind }) => kind === "refused")).toHaveLength(2);
  expect(refused_transfer?.debit_on).toBe("2027-01-08");
});

it("speaks of the payment that waits, where two of one day are alike", async () => {
  const terms = { received_on: "2027-01-04", amount: 60_000 };
  const one = await approved("4000003", terms);
  const two = await scene.nextOf(one, terms);
  await order([one.uid], { debit_on: "2027-01-13" });
  await order([two.uid], { debit_on: "2027-01-13" });
  goTo("2027-01-14");
  const file = csvOf("4000003", 66_000, "済");
  expect(outcomes(await apply(file))).toEqual([["pays", two.uid]]);
  const seen = await look(file);
  expect(outcomes(seen)).toEqual([["pays", one.uid]]);
  await apply(file, seen.applied?.at);
  expect((await scene.get(one.uid)).status).toBe("paid");
});

it.each([
  ["済", "2027-01-14", 61_000, "pays"],
  ["口座相違", "2027-01-15", 62_000, "failed"],
])(
  "takes another answer (%s) for the payment that waits, where two of one day are alike",
  async (word, day, amount, news) => {
    const terms = { received_on: "2027-01-04", amount };
    const one = await approved("4000005", terms);
    const two = await scene.nextOf(one, terms);
    await order([one.uid], { debit_on: day });
    await order([two.uid], { debit_on: day });
    goTo(day);
    expect(outcomes(await apply(csvOf("4000005", amount * 1.1, "済")))).toEqual([["pays", two.uid]]);
    const second = csvOf("4000005", amount * 1.1, word, { heading: "振込結果" });
    const seen = await look(second);
    expect([seen.applied, outcomes(seen)]).toEqual([null, [[news, one.uid]]]);
    // What was paid may be the same payment, read once more: only a person can tell.
    expect(seen.rows[0]?.message.includes("同じ結果を反映済みです")).toBe(news === "pays");
    await apply(second);
    const { status, history } = await scene.get(one.uid);
    expect([status, history.at(-1)?.kind]).toEqual(
      news === "pays" ? ["paid", "moved"] : ["approved", "refused"],
    );
    expect((await scene.get(two.uid)).history.at(-1)).toMatchObject({ kind: "moved", to: "paid" });
    // Both have their answer: in whatever form it comes, it says nothing new.
    const third = await look(csvOf("4000005", amount * 1.1, word, { heading: "処理結果" }));
    expect([third.totals.pays, third.totals.failed]).toEqual([0, 0]);
  },
);

it("never pays by it what the same answer said of the same file that it was refused", async () => {
  const terms = { received_on: "2027-01-04", amount: 80_000 };
  const one = await approved("4000004", terms);
  const two = await scene.nextOf(one, terms);
  const { file: made } = (await order([one.uid, two.uid], { debit_on: "2027-01-15" })).body;
  goTo("2027-01-18");
  const file = answerTo(await download(made.uid), ["0", "2"]);
  await apply(file);
  const seen = await look(file);
  expect(outcomes(seen)).toEqual([
    ["already", one.uid],
    ["failed_already", two.uid],
  ]);
  await apply(file, seen.applied?.at);
  expect((await scene.get(two.uid)).status).toBe("approved");
});
