import { expect, it } from "vitest";
import { createTransferScene } from "../../testing/transfers.ts";

const scene = await createTransferScene();
const { notice, preview, order, setAccount, setPayer, finance } = scene;
await setPayer();

/** Approved and payable, agreed for 12/25; the law's last day is the Friday 2027/1/8. */
async function due(number: string, received_on = "2026-11-10") {
  const made = await notice(["issued", "confirmed", "approved"], { received_on, due_on: "2026-12-25" });
  await setAccount(made.payee.managed_creator?.uid ?? "", number);
  return made;
}

it("says of each notice when it is due, and where the day of the transfer is after that", async () => {
  const { uid } = await due("3000001");
  const lateOn = async (day: string) => (await preview([uid], day)).body.items[0]?.late;
  const [item] = (await preview([uid], "2026-12-25")).body.items;
  expect(item).toMatchObject({ due_on: "2026-12-25", legal_latest_on: "2027-01-08", late: null });
  expect(await lateOn("2026-12-28")).toEqual({
    past: "due_day",
    message: "支払期日 2026/12/25 より後です。",
  });
  // A day on which banks rest is judged by the one on which the money moves.
  expect(await lateOn("2026-12-26")).toMatchObject({ past: "due_day" });
  expect(await lateOn("2027-01-08")).toMatchObject({ past: "due_day" });
  expect(await lateOn("2027-02-10")).toEqual({
    past: "legal_limit",
    message: "法定期限 2027/01/08（受領日から60日）より後です。2027/01/08までの日を選んでください。",
  });
  // Agreed with the payee, a later day is allowed up to the law's.
  expect((await order([uid], { debit_on: "2026-12-28" })).status).toBe(201);
});

it("names the last day on which banks work before the law's, which may be a Sunday", async () => {
  const { uid } = await due("3000002", "2026-11-05");
  const [item] = (await preview([uid], "2027-01-04")).body.items;
  expect(item?.late?.message).toBe(
    "法定期限 2027/01/03（受領日から60日）より後です。2026/12/30までの日を選んでください。",
  );
});

it("makes no file past the law's last day unless the notice is named as late", async () => {
  const { uid, number } = await due("3000003");
  const debit_on = "2027-02-10";
  const refused = await order([uid], { debit_on });
  expect(refused.error).toMatchObject({ code: "conflict", message: /法定期限 2027\/01\/08/ });
  expect(refused.error.message).toContain(number);
  expect((await preview([uid], debit_on)).body.items[0]?.earlier).toEqual([]);
  expect((await order([uid], { debit_on, late_uids: [uid] }, finance)).status).toBe(201);
});

it("asks for the next possible day where the law's has gone by", async () => {
  const { uid } = await due("3000004");
  scene.app.clock.advance(Date.parse("2027-01-12T03:00:00Z") - scene.app.clock.now().getTime());
  const [item] = (await preview([uid], "2027-01-13")).body.items;
  expect(item?.late).toEqual({
    past: "legal_limit",
    message: "法定期限 2027/01/08（受領日から60日）より後です。できるだけ早い日を選んでください。",
  });
});

it("writes a day on which banks rest, and the next one, as people do", async () => {
  const { uid } = await due("3000005", "2026-12-01");
  const { blocked, debit_on } = (await preview([uid], "2027-12-31")).body;
  expect(debit_on).toBe("2028-01-04");
  expect(blocked).toEqual([
    {
      why: "debit_day",
      message: "2027/12/31（年末年始）は銀行の休業日です。次の営業日（2028/01/04）にしてください。",
    },
  ]);
});

it("tells what is over from what waits for its approval", async () => {
  const paid = await notice(["issued", "confirmed", "approved", "paid"]);
  const cancelled = await notice(["issued", "cancelled"]);
  const waiting = await notice(["issued"]);
  const seen = (await preview([paid, cancelled, waiting].map(({ uid }) => uid))).body;
  expect(seen.skipped.map(({ message }) => message)).toEqual([
    expect.stringContaining("支払済みです"),
    expect.stringContaining("取消した支払通知書です"),
    expect.stringContaining("承認してから出力してください"),
  ]);
});
