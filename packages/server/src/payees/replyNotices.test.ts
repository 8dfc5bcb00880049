import {
  answerReplyNotice,
  deleteManagedCreator,
  getPayee,
  getPaymentNoticePdf,
  getReplyNoticePdf,
  getReplyPage,
  listReplyNotices,
  type NoticeStatus,
  type ReplyNoticeBody,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { createNoticeScene, line } from "../testing/notices.ts";
import { sendNoticeMails } from "./sendNoticeMails.job.ts";

const DAY = 24 * 60 * 60_000;
const scene = await createNoticeScene();
const { app, finance, creator, inspectedJob, create, move } = scene;
const EMAIL = "mio@example.jp";
const mio = await creator({ display_name: "みお", email: EMAIL });
const token = { mailed_to: EMAIL };
const first = await inspectedJob({ creator_uid: mio.uid, token });
const second = await inspectedJob({ creator_uid: mio.uid, fee: 50_000, token });
const early = await inspectedJob({ creator: { email: "" }, token: { mailed_to: "" } });
const handed = await inspectedJob({ creator_uid: mio.uid, fee: 30_000, token: { mailed_to: "" } });
const stranger = await inspectedJob({ creator: { email: "ume@example.jp" } });

const issueFor = async (job: { job_request_uid: string }) => {
  const { body } = await create({ job_request_uids: [job.job_request_uid] });
  const uid = body.items[0]?.uid ?? "";
  await move(uid, "issued");
  return uid;
};
const list = async (of: string) =>
  (await app.as(null).call(listReplyNotices, { params: { token: of } })).body.items;
const answer = (of: string, id: string, body: ReplyNoticeBody) =>
  app.as(null).call(answerReplyNotice, { params: { token: of, id }, body });
const subjects = async () => {
  await app.run(() => sendNoticeMails.run({}));
  return (await app.mails())
    .filter(({ kind }) => kind.startsWith("creator_notice"))
    .map(({ subject }) => subject);
};
const back = (id: string, ...way: NoticeStatus[]) =>
  way.reduce(async (before, status) => {
    await before;
    await move(id, status, { reason: "電話で確認" });
  }, Promise.resolve());

const draft = (await create({ job_request_uids: [second.job_request_uid] })).body.items[0]?.uid ?? "";
const notice = await issueFor(first);
const hidden = await issueFor(handed);
const byHand = (await create({ payee_uid: mio.uid, received_on: "2026-11-10", lines: [line()] })).body
  .items[0];
await move(byHand?.uid ?? "", "issued");

it("shows the notices of the requests behind the link from their issue on, and to nobody else", async () => {
  const uids = (await list(first.token)).map(({ uid }) => uid);
  expect(uids.sort()).toEqual([notice, byHand?.uid ?? ""].sort());
  expect((await list(second.token)).map(({ uid }) => uid)).not.toContain(draft);
  expect((await list(handed.token)).map(({ uid }) => uid)).toEqual([hidden]);
  expect(await list(stranger.token)).toEqual([]);
  const [seen] = (await list(first.token)).filter(({ uid }) => uid === notice);
  expect(seen).toMatchObject({ status: "issued", payable: 110_000, payee: { honorific: "様" } });
  for (const key of ["history", "deductible_percent"]) expect(seen).not.toHaveProperty(key);
  for (const of of [stranger.token, handed.token]) {
    expect((await answer(of, notice, { status: "confirmed", version: seen?.version ?? 0 })).status).toBe(404);
    const pdf = await app.as(null).fetch(getReplyNoticePdf, { params: { token: of, id: notice } });
    expect(pdf.status).toBe(404);
  }
  expect((await answer(second.token, draft, { status: "confirmed", version: 1 })).status).toBe(404);
});

it("names the day of the notice among the requests, where the terms agreed on another", async () => {
  const deadline = async () => {
    const { body } = await app.as(null).call(getReplyPage, { params: { token: early.token } });
    return body.requests[0]?.next_deadline;
  };
  const due_on = "2026-12-05";
  const { body } = await create({ job_request_uids: [early.job_request_uid], due_on });
  expect(await deadline()).toEqual({ kind: "payment", on: "2026-12-31" });
  const uid = body.items[0]?.uid ?? "";
  await move(uid, "issued");
  expect(await deadline()).toEqual({ kind: "payment", on: due_on });
  await move(uid, "cancelled", { reason: "誤り" });
  expect(await deadline()).toEqual({ kind: "payment", on: "2026-12-31" });
});

it("gives the payee the very document that the company has", async () => {
  await app.run(() =>
    db().execute(sql`update companies set color = 'kaki' where uid = ${scene.company.uid}`),
  );
  const pdf = await app.as(null).fetch(getReplyNoticePdf, { params: { token: first.token, id: notice } });
  expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(pdf.headers.get("content-disposition")).toMatch(/^inline;/);
  const ours = await app.as(finance).fetch(getPaymentNoticePdf, { params: { id: notice } });
  const bytes = await Promise.all([pdf, ours].map(async (one) => Buffer.from(await one.arrayBuffer())));
  expect(bytes[0]?.equals(bytes[1] ?? Buffer.of())).toBe(true);
  expect(bytes[0]?.subarray(0, 5).toString()).toBe("%PDF-");
});

it("takes a dispute with its reason, then the confirmation, and refuses what was read in another version", async () => {
  const { version } = (await list(first.token)).find(({ uid }) => uid === notice) ?? { version: 0 };
  const blank = await answer(first.token, notice, { status: "disputed", version });
  expect([blank.status, Object.keys(blank.error.fields ?? {})]).toEqual([400, ["reason"]]);
  const said = await answer(first.token, notice, { status: "disputed", reason: "金額が違います", version });
  expect(said.body).toMatchObject({ status: "disputed", dispute_comment: "金額が違います" });
  expect(
    (await answer(first.token, notice, { status: "disputed", reason: "金額が違います", version })).status,
  ).toBe(200);
  const stale = await answer(first.token, notice, { status: "confirmed", version: version - 1 });
  expect([stale.status, stale.error.code]).toEqual([409, "stale_version"]);
  const agreed = await answer(first.token, notice, { status: "confirmed", version: said.body.version });
  expect(agreed.body).toMatchObject({ status: "confirmed", confirmation: "explicit" });
  const late = await answer(first.token, notice, { status: "confirmed", version: agreed.body.version });
  expect([late.status, late.error.code]).toEqual([409, "illegal_transition"]);
});

it("tells the payee by mail of issue, silence and payment, once each, by day and after some minutes", async () => {
  expect(await subjects()).toEqual([]);
  app.clock.advance(4 * 60_000);
  expect(await subjects()).toHaveLength(3);
  const [mail] = (await app.mails()).filter(({ kind }) => kind === "creator_notice_issued");
  expect(mail?.subject).toBe("【ツムギ】支払通知書が届きました（つむぎ化粧品）");
  for (const body of [mail?.body_text, mail?.body_html]) {
    expect(body).toContain("110,000円");
    expect(body).toContain("2026/11/27より前に誤りのある旨のご連絡がない場合");
    expect(body).toContain("振込先の口座がまだ登録されていません");
  }
  const link = /\/r\/([\w-]+)#notices/.exec(mail?.body_text ?? "")?.[1] ?? "";
  expect((await list(link)).map(({ uid }) => uid)).toContain(notice);
  expect(await subjects()).toHaveLength(3);

  app.clock.advance(4 * DAY);
  const silence = (await subjects()).slice(3);
  expect(silence).toEqual(Array(2).fill("【ツムギ】支払通知書の確認の期限が近づいています（つむぎ化粧品）"));
  // Taken back at once and made again, it is one payment.
  await back(notice, "approved", "paid", "approved", "paid");
  await back(hidden, "cancelled");
  app.clock.advance(4 * 60_000);
  expect((await subjects()).slice(5).sort()).toEqual([
    "【ツムギ】お支払いのお知らせ（つむぎ化粧品）",
    "【ツムギ】支払通知書が取り消されました（つむぎ化粧品）",
  ]);
  expect(await subjects()).toHaveLength(7);
});

it("sums what was paid by the year for those who pay", async () => {
  const { body } = await app.as(finance).call(getPayee, { params: { id: mio.uid } });
  expect(body.paid_by_year).toEqual([
    { year: 2026, count: 1, subtotal: 100_000, withholding: 0, payable: 110_000 },
  ]);
});

it("keeps a creator from being erased while something issued is unpaid", async () => {
  const { status, error } = await app
    .as(scene.admin)
    .call(deleteManagedCreator, { params: { id: mio.uid }, query: { erase: true } });
  expect([status, error.code]).toEqual([409, "unpaid_notices"]);
});

it("shows no reason of the company's own as the payee's words", async () => {
  const uid = await issueFor(stranger);
  await move(uid, "disputed", { reason: "社内: 単価の入力を誤った" });
  expect(await list(stranger.token)).toMatchObject([{ uid, status: "disputed", dispute_comment: "" }]);
  expect((await scene.get(uid)).dispute_comment).toBe("社内: 単価の入力を誤った");
  // Nor a confirmation that somebody else has written down as the payee's own.
  await move(uid, "confirmed", { reason: "電話で確認" });
  expect(await list(stranger.token)).toMatchObject([{ uid, status: "confirmed", confirmation: null }]);
  expect((await scene.get(uid)).confirmation).toBe("explicit");
});
