import {
  answerJob,
  archiveProject,
  createReplyLink,
  deleteManagedCreator,
  editShipments,
  listJobMails,
  listReplyLinks,
  postReplyComment,
  revokeReplyLink,
  sendJobMailNow,
  submitDraft,
  updateProject,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { HOUR, MINUTE } from "../testing/clock.ts";
import { createCreatorMails, toReview } from "../testing/creatorMails.ts";
import { insertMember } from "../testing/index.ts";
import { endJobs } from "../testing/jobs.ts";
import { secondProcess } from "../testing/secondProcess.ts";
import { planReminders } from "./planReminders.job.ts";
import { sendCreatorMails } from "./sendCreatorMails.job.ts";

const { app, staff, viewer, other, company, pass, scene } = await createCreatorMails();

it("tells of a revision, of an approval and of the end of a job, each once, by a link that opens the page", async () => {
  const job = await scene({ status: toReview });
  await job.move("revision");
  expect(await job.planned()).toEqual(["revision", "deadline", "overdue"]);
  await pass(MINUTE);
  expect(await job.subjects()).toEqual([]);
  await pass(3 * MINUTE);
  await pass(MINUTE);
  expect(await job.subjects()).toEqual(["「冬の新作」の下書きに修正のお願いがあります（つむぎ化粧品）"]);
  expect((await job.open(await job.link())).body.job_status).toBe("revision");
  expect((await job.newest())?.unsubscribe_url).toBeNull();
  const row = await job.row();
  expect(row.last_mail).toMatchObject({ kind: "revision", state: "sent" });
  await job.move("approved");
  await pass(4 * MINUTE);
  await job.move("cancelled");
  await pass(4 * MINUTE);
  expect((await job.subjects()).slice(1)).toEqual([
    "「冬の新作」は投稿に進んでください（つむぎ化粧品）",
    "「冬の新作」の依頼は中止となりました（つむぎ化粧品）",
  ]);
  const { items, planned } = await job.listed();
  expect(items.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    "cancelled sent",
    "approved sent",
    "revision sent",
    "request sent",
  ]);
  expect(planned).toEqual([]);
  // The first link and those of later mails go on side by side.
  for (const token of await job.tokens()) expect((await job.open(token)).status).toBe(200);
});

it("names the carrier and the number of a parcel, with where it can be followed", async () => {
  const job = await scene({ status: ["accepted"] });
  const { params, creator } = job;
  await app.as(staff).call(updateProject, { params, body: { product_shipping: true } });
  const set = { status: "sent" as const, carrier: "yamato" as const, tracking_number: "123456789012" };
  const body = { edits: [{ creator_uid: creator.uid, set: { ...set, sent_on: "2026-11-20" } }] };
  expect((await app.as(staff).call(editShipments, { params, body })).status).toBe(200);
  await pass(10 * MINUTE);
  const mail = await job.newest();
  expect(mail?.subject).toContain("商品を発送しました");
  expect(mail?.body_text).toMatch(
    /配送会社: ヤマト運輸\n追跡番号: 1234-5678-9012\n荷物の状況: https:\/\/\S+123456789012/,
  );
});

it("says nothing of what was taken back in time, of 候補, and to whom nobody had asked", async () => {
  const job = await scene({ status: toReview });
  await job.move("revision");
  await job.move("draft_review");
  await job.move("approved");
  await job.move("draft_review");
  await pass(10 * MINUTE);
  expect(await job.subjects()).toEqual([]);
  expect([await job.dropped("revision"), await job.dropped("approved")]).toEqual(["not_true", "not_true"]);
  await job.move("cancelled");
  await job.move("candidate");
  await job.move("rejected");
  await pass(10 * MINUTE);
  expect(await job.subjects()).toEqual([]);
  const { rows } = await app.run(() =>
    db().execute(sql`select text from comments c join chat_rooms r on r.uid = c.room_uid
      where r.job_request_uid = ${job.job.id} and text like '%候補%'`),
  );
  expect(rows).toEqual([]);
  const asked = await scene();
  await asked.move("rejected");
  await pass(10 * MINUTE);
  expect(await asked.subjects()).toEqual(["「冬の新作」は見送りとなりました（つむぎ化粧品）"]);
});

it("speaks of an approved draft only to a creator who handed one in", async () => {
  const job = await scene({ status: toReview });
  await job.move("approved");
  await pass(10 * MINUTE);
  expect(await job.subjects()).toEqual(["「冬の新作」は投稿に進んでください（つむぎ化粧品）"]);
  expect((await job.newest())?.body_text).not.toContain("下書きが承認");
  const other = await scene({ status: ["accepted", "drafting"] });
  const token = (await other.tokens())[0] ?? "";
  await app.as({ replyToken: token }).call(submitDraft, { params: { token }, body: { text: "初稿" } });
  await other.move("approved");
  await pass(10 * MINUTE);
  expect(await other.subjects()).toContain("「冬の新作」の下書きが承認されました（つむぎ化粧品）");
});

it("lists no mail about the parcel of a job that is over", async () => {
  const job = await scene({ status: ["accepted"] });
  const { params, creator } = job;
  await app.as(staff).call(updateProject, { params, body: { product_shipping: true } });
  const set = { status: "confirming_address" as const };
  const body = { edits: [{ creator_uid: creator.uid, set }] };
  expect((await app.as(staff).call(editShipments, { params, body })).status).toBe(200);
  await pass(10 * MINUTE);
  expect(await job.planned()).toContain("address");
  const sent = { edits: [{ creator_uid: creator.uid, set: { ...set, status: "sent" as const } }] };
  expect((await app.as(staff).call(editShipments, { params, body: sent })).status).toBe(200);
  const planned = await job.planned();
  expect([planned.includes("shipped"), planned.includes("address")]).toEqual([true, false]);
  await job.move("cancelled");
  expect(await job.planned()).toEqual(["cancelled"]);
});

it("counts every unread message, also beyond those that a mail would name", async () => {
  const job = await scene();
  for (let count = 0; count < 105; count += 1) await job.write(`連絡${count}`);
  // The words of the request itself are unread, too.
  expect((await job.listed()).unread_count).toBe(106);
});

it("announces messages that stay unread, several in one mail, and the next ones after reading or after hours", async () => {
  const job = await scene();
  await job.write("撮影は月曜の午前でお願いします。");
  await pass(2 * MINUTE);
  await job.write("資料をお送りします。");
  await pass(2 * MINUTE);
  expect(await job.subjects()).toEqual([]);
  await pass(2 * MINUTE);
  expect(await job.subjects()).toEqual(["「冬の新作」の新しいメッセージがあります（2件）（つむぎ化粧品）"]);
  expect((await job.newest())?.body_text).toContain(
    "・撮影は月曜の午前でお願いします。\n・資料をお送りします。",
  );
  await job.write("もう1点あります。");
  await pass(HOUR);
  expect(await job.subjects()).toHaveLength(1);
  // The words of the request itself are unread, too.
  expect((await job.listed()).unread_count).toBe(4);
  // Read up to here: what comes next is news again, and what was read is not announced any more.
  expect((await job.read(99)).status).toBe(200);
  expect(await job.listed()).toMatchObject({ unread_count: 0, opened_at: app.clock.now().toISOString() });
  expect((await job.row()).creator_read_at).toBe(app.clock.now().toISOString());
  await pass(24 * HOUR);
  expect(await job.subjects()).toHaveLength(1);
  await job.write("読んだあとのメッセージです。");
  await pass(6 * MINUTE);
  expect(await job.subjects()).toHaveLength(2);
  await job.write("まだ読まれていないあいだの次の1件です。");
  await pass(6 * HOUR);
  expect(await job.subjects()).toHaveLength(2);
  await pass(24 * HOUR);
  expect(await job.subjects()).toHaveLength(3);
});

it("needs no mail for a message that the creator reads or answers at once, and puts one about a revision beside it", async () => {
  const job = await scene({ status: toReview });
  await job.write("ご確認ください。");
  const token = (await job.tokens())[0] ?? "";
  const id = crypto.randomUUID();
  await app
    .as({ replyToken: token })
    .call(postReplyComment, { params: { token }, body: { id, text: "はい" } });
  await pass(10 * MINUTE);
  expect(await job.subjects()).toEqual([]);
  await job.write("3行目の表現を直してください。");
  await pass(MINUTE);
  await job.move("revision");
  await pass(4 * MINUTE);
  await pass(10 * MINUTE);
  const [mail, ...more] = await job.fresh();
  expect(more).toEqual([]);
  expect(mail?.subject).toContain("修正のお願い");
  expect(mail?.body_text).toContain("・3行目の表現を直してください。");
});

it("holds mails of the night till the morning, but for what a member sends on purpose", async () => {
  const job = await scene({ status: toReview });
  app.clock.set("2026-11-20T12:30:00.000Z");
  await job.move("revision");
  expect((await job.listed()).planned[0]).toMatchObject({ kind: "revision", at: "2026-11-20T23:00:00.000Z" });
  await pass(HOUR);
  await pass(8 * HOUR);
  expect(await job.subjects()).toEqual([]);
  await pass(HOUR + 30 * MINUTE);
  expect(await job.subjects()).toHaveLength(1);
  app.clock.set("2026-11-21T13:00:00.000Z");
  await job.move("approved");
  const [next] = (await job.listed()).planned;
  const sent = await app.as(staff).call(sendJobMailNow, { params: job.job, body: { key: next?.key ?? "" } });
  expect(sent.body.items[0]).toMatchObject({ kind: "approved", by: { uid: staff.uid } });
  await app.drainJobs();
  expect(await job.subjects()).toHaveLength(2);
  const again = await app.as(staff).call(sendJobMailNow, { params: job.job, body: { key: next?.key ?? "" } });
  expect([again.status, again.error.message]).toEqual([
    409,
    "このメールはすでに送られています。画面を読み込み直してください。",
  ]);
});

it("sends one mail when two processes send, plan and judge at the same time", async () => {
  const job = await scene({ status: toReview });
  await job.move("revision");
  app.clock.advance(5 * MINUTE);
  const second = await secondProcess(app);
  const inBoth = (work: () => Promise<void>) =>
    Promise.all([app.run, second.run, app.run, second.run].map((run) => run(work)));
  const both = () => inBoth(() => sendCreatorMails.run({}));
  await both();
  await app.drainJobs();
  expect(await job.subjects()).toHaveLength(1);
  app.clock.set("2026-12-08T00:30:00.000Z");
  await inBoth(() => planReminders.run({}));
  await both();
  await app.drainJobs();
  expect((await job.subjects()).slice(1)).toEqual([
    "「冬の新作」の下書きの提出の期限は12/10（木）です（つむぎ化粧品）",
  ]);
  await second.close();
});

it("stops with the link, the project, the address and the person", async () => {
  const linked = await scene({ status: toReview });
  const links = await app.as(staff).call(listReplyLinks, { params: linked.job });
  await linked.move("revision");
  await pass(4 * MINUTE);
  const mailed = await linked.link();
  expect((await app.as(staff).call(listReplyLinks, { params: linked.job })).body.items).toHaveLength(1);
  await app.as(staff).call(revokeReplyLink, {
    params: { ...linked.job, link_uid: links.body.items[0]?.uid ?? "" },
  });
  expect((await linked.open(mailed)).error.code).toBe("link_revoked");
  await linked.move("approved");
  const archived = await scene({ status: toReview });
  await archived.move("revision");
  await app.as(staff).call(archiveProject, { params: archived.params, body: { archived: true } });
  const nameless = await scene({ status: toReview });
  await app.run(() =>
    db().execute(sql`update managed_creators set email = '' where uid = ${nameless.creator.uid}`),
  );
  await nameless.move("revision");
  const erased = await scene({ status: toReview });
  await erased.move("revision");
  const admin = await app.run(() => insertMember(company, "admin"));
  const gone = { params: { id: erased.creator.uid }, query: { erase: true } };
  await app.run(() => endJobs(erased.creator.uid));
  expect((await app.as(admin).call(deleteManagedCreator, gone)).status).toBe(200);
  await pass(10 * MINUTE);
  expect(await linked.dropped("approved")).toBe("link_ended");
  expect(await linked.subjects()).toHaveLength(1);
  expect(await erased.dropped("revision")).toBe("creator_gone");
  expect(JSON.stringify(await app.mails())).not.toContain(erased.creator.email);
  expect(await archived.dropped("revision")).toBe("project_archived");
  expect([(await nameless.listed()).barred, await nameless.dropped("revision")]).toEqual([
    "no_address",
    "no_address",
  ]);
  // A new link, and the creator hears again.
  await app.as(staff).call(createReplyLink, { params: linked.job, body: { deliver: "mail" } });
  expect((await linked.listed()).items[0]).toMatchObject({ kind: "link", by: { uid: staff.uid } });
});

it("belongs to its company, and a repeated call changes nothing", async () => {
  const job = await scene();
  expect((await app.as(other).call(listJobMails, { params: job.job })).status).toBe(404);
  expect((await app.as(viewer).call(listJobMails, { params: job.job })).body.email).toBe(job.creator.email);
  const token = (await job.tokens())[0] ?? "";
  await app.as(null).call(answerJob, { params: { token }, body: { answer: "accepted", version: 1 } });
  const seen = await job.read(1);
  expect(seen.status).toBe(200);
  const first = (await job.listed()).opened_at;
  app.clock.advance(30_000);
  await job.read(1);
  expect((await job.listed()).opened_at).toBe(first);
});
