import { type PaymentNotice, updateNoticeStatuses } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { createNoticeScene } from "../testing/notices.ts";

const { app, admin, finance, get, move, notice } = await createNoticeScene();

const itemsOf = (notices: readonly PaymentNotice[]) => notices.map(({ uid, version }) => ({ uid, version }));
const issueAll = async (as: { readonly uid: string }, notices: readonly PaymentNotice[]) =>
  (await app.as(as).call(updateNoticeStatuses, { body: { status: "issued", items: itemsOf(notices) } })).body
    .results;

it("takes an issue in bulk that is sent again after a lost answer as made, and a colleague's as somebody else's", async () => {
  const drafts = [await notice(), await notice()];
  const first = await issueAll(admin, drafts);
  const again = await issueAll(admin, drafts);
  expect(again).toEqual(first);
  expect(again.map(({ notice: made, error }) => [made?.status, error])).toEqual([
    ["issued", null],
    ["issued", null],
  ]);
  for (const { uid } of drafts) expect((await get(uid)).history).toHaveLength(2);
  const theirs = await issueAll(finance, drafts);
  expect(theirs.map(({ error }) => error?.code)).toEqual(["stale_version", "stale_version"]);
});

it("goes on where the answer and a part of the work were lost", async () => {
  const drafts = [await notice(), await notice(), await notice()];
  await issueAll(admin, drafts.slice(0, 1));
  const results = await issueAll(admin, drafts);
  expect(results.map(({ notice: made, error }) => [made?.status, error])).toEqual(
    drafts.map(() => ["issued", null]),
  );
});

it("takes as made only what is the same to the letter", async () => {
  const { uid, version } = await notice(["issued", "confirmed", "approved"]);
  const paid = { paid_on: "2026-11-20", version };
  expect((await move(uid, "paid", paid)).status).toBe(200);
  const again = await move(uid, "paid", paid);
  expect([again.status, again.body.paid_on]).toEqual([200, "2026-11-20"]);
  const other = await move(uid, "paid", { ...paid, paid_on: "2026-11-19" });
  expect([other.status, other.error?.code]).toEqual([409, "stale_version"]);
  const { version: now } = await get(uid);
  const back = { reason: "誤りのため", version: now };
  await move(uid, "approved", back);
  expect((await move(uid, "approved", back)).status).toBe(200);
  expect((await move(uid, "approved", { ...back, reason: "別の理由" })).error?.code).toBe("stale_version");
  // What has moved on since is not what was asked for.
  await move(uid, "paid", { paid_on: "2026-11-20" });
  expect((await move(uid, "approved", back)).error?.code).toBe("stale_version");
});
