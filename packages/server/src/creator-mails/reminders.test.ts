import {
  getMailStop,
  getProjectAutoMails,
  getReplyPage,
  listJobDrafts,
  listTodoGroup,
  postReplyComment,
  previewReminder,
  remindCreator,
  reviewJobDraft,
  sendJobMailNow,
  setJobAutoMails,
  setMailStop,
  setProjectAutoMails,
  stopJobMail,
  stopMailsInOneClick,
  submitDraft,
  updateProject,
} from "@tsumugi/contract";
import { expect, it } from "vitest";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { HOUR, MINUTE } from "../testing/clock.ts";
import { createCreatorMails, toReview } from "../testing/creatorMails.ts";
import { planReminders } from "./planReminders.job.ts";

const { app, staff, colleague, viewer, other, pass, scene, morningOf } = await createCreatorMails();

it("reminds before the deadline and after it, once each, and not whom nothing is expected of any more", async () => {
  const job = await scene({ status: ["accepted", "drafting"] });
  await morningOf("2026-12-07");
  expect(await job.subjects()).toEqual([]);
  await morningOf("2026-12-08");
  await morningOf("2026-12-09");
  const first = await job.newest();
  expect(await job.subjects()).toEqual(["「冬の新作」の下書きの提出の期限は12/10（木）です（つむぎ化粧品）"]);
  expect(first?.unsubscribe_url).toMatch(/\/mail_stops\//);
  await morningOf("2026-12-11");
  await morningOf("2026-12-12");
  expect((await job.subjects()).slice(1)).toEqual([
    "「冬の新作」の下書きの提出をお待ちしています（つむぎ化粧品）",
  ]);
  const quick = await scene({ status: ["accepted", "drafting"] });
  app.clock.set("2026-12-08T00:00:00.000Z");
  await app.run(() => planReminders.run({}));
  const token = (await quick.tokens())[0] ?? "";
  const draft = await app
    .as({ replyToken: token })
    .call(submitDraft, { params: { token }, body: { text: "初稿" } });
  expect(draft.status).toBe(200);
  await pass(HOUR);
  expect(await quick.subjects()).toEqual([]);
  expect(await quick.dropped("deadline")).toBe("not_true");
});

it("takes a revision's own day for the reminder, the link's list, the sheet, the page and today's work", async () => {
  const job = await scene({ status: ["accepted", "drafting"] });
  const token = (await job.tokens())[0] ?? "";
  const creator = app.as({ replyToken: token });
  await creator.call(submitDraft, { params: { token }, body: { text: "初稿" } });
  const drafts = await app.as(staff).call(listJobDrafts, { params: job.job });
  const params = { ...job.job, draft_uid: drafts.body.items[0]?.uid ?? "" };
  const body = { decision: "revision" as const, message: "冒頭にPRを", due_on: "2026-12-02" };
  expect((await app.as(staff).call(reviewJobDraft, { params, body })).status).toBe(200);
  const day = { kind: "draft", on: "2026-12-02" };
  expect((await job.row()).next_deadline).toEqual(day);
  const page = (await creator.call(getReplyPage, { params: { token } })).body;
  expect([page.deadlines.draft_on, page.requests[0]?.next_deadline]).toEqual([day.on, day]);
  expect((await job.listed()).planned.map(({ deadline }) => deadline)).toContainEqual(day);
  await pass(HOUR);
  await morningOf("2026-11-30");
  expect(await job.subjects()).toContain("「冬の新作」の下書きの提出の期限は12/2（水）です（つむぎ化粧品）");
  const waiting = async () => {
    const { items } = (await app.as(staff).call(listTodoGroup, { params: { kind: "draft_due" } })).body;
    return items.find(({ creator }) => creator?.uid === job.creator.uid)?.due;
  };
  expect(await waiting()).toBeUndefined();
  await morningOf("2026-12-03");
  expect(await waiting()).toEqual(day);
});

it("takes the delivery agreed with the creator for the post, on the page, the list of mails and the sheet", async () => {
  const job = await scene();
  const change = { params: job.params, body: { version: 1, posting_ends_on: "2026-12-06" } };
  expect((await app.as(staff).call(updateProject, change)).status).toBe(200);
  await job.answer({ answer: "negotiating", wish: { delivery_on: "2026-12-14" } });
  expect((await job.accept()).body.version).toBe(2);
  for (const status of ["drafting", "draft_review", "approved"] as const) await job.move(status);
  const day = { kind: "posting", on: "2026-12-14" };
  expect((await job.row()).next_deadline).toEqual(day);
  const page = await job.page();
  expect([page.deadlines.posting_on, page.requests[0]?.next_deadline]).toEqual([day.on, day]);
  await pass(HOUR);
  expect((await job.listed()).planned.map(({ deadline }) => deadline)).toContainEqual(day);
  await morningOf("2026-12-15");
  const { items } = (await app.as(staff).call(listTodoGroup, { params: { kind: "posting_due" } })).body;
  expect(items.find(({ creator }) => creator?.uid === job.creator.uid)?.due).toEqual(day);
});

it("lets the creator's question wait for our answer before it reminds", async () => {
  const job = await scene({ status: ["accepted", "drafting"] });
  const token = (await job.tokens())[0] ?? "";
  app.clock.set("2026-12-07T03:00:00.000Z");
  const body = { id: crypto.randomUUID(), text: "納期を相談できますか" };
  await app.as({ replyToken: token }).call(postReplyComment, { params: { token }, body });
  await morningOf("2026-12-08");
  expect(await job.subjects()).toEqual([]);
  await job.write("大丈夫です。");
  await job.read(99);
  await morningOf("2026-12-09");
  expect(await job.subjects()).toHaveLength(1);
});

it("can be turned off for a project and for one creator, and a planned mail can be stopped for good", async () => {
  const off = await scene({ status: ["accepted", "drafting"] });
  const settings = { on: false, reply_days: 1, draft_days: 5, posting_days: null, overdue_days: 1 };
  const versionOf = async (params: { id: string }) =>
    (await app.as(staff).call(getProjectAutoMails, { params })).body.version;
  const change = async ({ params }: { params: { id: string } }, on: boolean, as = staff) =>
    app
      .as(as)
      .call(setProjectAutoMails, { params, body: { ...settings, on, version: await versionOf(params) } });
  expect((await change(off, false)).body).toEqual({ ...settings, on: false, version: 2 });
  expect([(await change(off, true, viewer)).status, (await change(off, true, other)).status]).toEqual([
    403, 404,
  ]);
  // Another member's form that began before says nothing of what it did not change, and is told of what was.
  const seen = await versionOf(off.params);
  await change(off, false);
  const days = (version: number) => ({ params: off.params, body: { draft_days: 3, version } });
  const stale = await app.as(staff).call(setProjectAutoMails, days(seen));
  expect([stale.status, stale.error]).toEqual([
    409,
    expect.objectContaining({
      code: "stale_version",
      current: { ...settings, on: false, version: seen + 1 },
    }),
  ]);
  expect((await app.as(staff).call(setProjectAutoMails, days(seen + 1))).body).toEqual({
    ...settings,
    on: false,
    draft_days: 3,
    version: seen + 2,
  });
  const row = await scene({ status: ["accepted", "drafting"] });
  expect(
    (await app.as(staff).call(setJobAutoMails, { params: row.job, body: { on: false } })).body.is_auto,
  ).toBe(false);
  expect(await row.planned()).toEqual([]);
  const early = await scene({ status: ["accepted", "drafting"] });
  await change(early, true);
  const stopped = await scene({ status: ["accepted", "drafting"] });
  const [next] = (await stopped.listed()).planned;
  expect(next).toMatchObject({ kind: "deadline", at: "2026-12-08T00:00:00.000Z" });
  const body = { key: next?.key ?? "" };
  expect((await app.as(staff).call(stopJobMail, { params: stopped.job, body })).body.items[0]).toMatchObject({
    reason: "stopped",
    by: { uid: staff.uid },
  });
  await morningOf("2026-12-05");
  expect(await early.subjects()).toHaveLength(1);
  await morningOf("2026-12-08");
  for (const job of [off, row, stopped]) expect(await job.subjects()).toEqual([]);
});

it("is reminded by hand with the very mail of the preview, not twice a day without knowing", async () => {
  const job = await scene();
  const preview = (await app.as(staff).call(previewReminder, { params: job.job })).body;
  expect(preview).toMatchObject({ to: job.creator.email, barred: null, reminded_today: null });
  const remind = (body: object = {}, as = staff) => app.as(as).call(remindCreator, { params: job.job, body });
  expect([(await remind({}, viewer)).status, (await remind({}, other)).status]).toEqual([403, 404]);
  expect((await remind()).body.reminded_today).toMatchObject({ by: { uid: staff.uid } });
  await app.drainJobs();
  const mail = await job.newest();
  expect(mail?.subject).toBe(preview.subject);
  const unlinked = (html: string) => html.replace(/\/(r|stop)\/[\w…-]+/g, "");
  expect(unlinked(mail?.body_html ?? "")).toBe(unlinked(preview.html));
  const twice = await remind({}, colleague);
  expect([twice.status, twice.error.code]).toEqual([409, "conflict"]);
  expect(twice.error.message).toContain(`${staff.name}さんが催促しています`);
  expect((await remind({ again: true }, colleague)).status).toBe(200);
  await app.drainJobs();
  expect(await job.subjects()).toHaveLength(2);
  const answered = await scene({ status: toReview });
  const refused = await app.as(staff).call(remindCreator, { params: answered.job, body: {} });
  expect(refused.error.message).toContain("催促することがありません");
});

it("is not sent by hand about another step than the one that was looked at", async () => {
  const job = await scene();
  const look = async () => (await app.as(staff).call(previewReminder, { params: job.job })).body;
  const remind = (deadline: unknown) =>
    app.as(staff).call(remindCreator, { params: job.job, body: { deadline } as object });
  const seen = await look();
  expect(seen.deadline?.kind).toBe("reply");
  await job.move("accepted", colleague);
  const refused = await remind(seen.deadline);
  expect([refused.status, refused.error.code]).toEqual([409, "conflict"]);
  expect(refused.error.message).toContain("催促の内容が変わりました");
  await app.drainJobs();
  expect(await job.subjects()).not.toContainEqual(expect.stringContaining("お待ちしています"));
  const present = await look();
  expect(present.deadline?.kind).toBe("draft");
  expect((await remind(present.deadline)).status).toBe(200);
});

it("is not sent as late before its deadline has passed", async () => {
  const job = await scene({ status: ["accepted", "drafting"] });
  const late = (await job.listed()).planned.find(({ kind }) => kind === "overdue");
  const send = () => app.as(staff).call(sendJobMailNow, { params: job.job, body: { key: late?.key ?? "" } });
  const early = await send();
  expect([early.status, early.error.message]).toEqual([409, expect.stringContaining("「催促する」で")]);
  app.clock.set("2026-12-11T00:00:00.000Z");
  expect((await send()).status).toBe(200);
});

it("is turned off by the creator without a sign-in, by a POST alone, and not for what belongs to the contract", async () => {
  const job = await scene({ status: ["accepted", "drafting"] });
  await morningOf("2026-12-08");
  const token = /mail_stops\/([\w-]+)/.exec((await job.newest())?.unsubscribe_url ?? "")?.[1] ?? "";
  const params = { token };
  expect((await app.as(null).call(getMailStop, { params })).body).toEqual({
    company_name: "つむぎ化粧品",
    items: [
      { kind: "message", is_stopped: false },
      { kind: "reminder", is_stopped: false },
    ],
  });
  const browser = await app.as(null).fetch(getMailStop, { params }, { headers: { accept: "text/html" } });
  expect([browser.status, browser.headers.get("location")]).toEqual([
    302,
    `https://tsumugi.example.jp/stop/${token}`,
  ]);
  // As mail programs do it, with a form.
  const response = await app.request(`/mail_stops/${token}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(response.status).toBe(200);
  expect((await job.listed()).stopped).toEqual(["reminder"]);
  await app.as(null).call(stopMailsInOneClick, { params });
  await app.as(null).call(setMailStop, { params, body: { kind: "message", is_stopped: true } });
  const why = await app.as(staff).call(previewReminder, { params: job.job });
  expect(why.body.barred).toContain("クリエイターが期限のお知らせを止めています");
  await job.write("届きますか");
  await morningOf("2026-12-11");
  expect(await job.subjects()).toHaveLength(1);
  expect([await job.dropped("overdue"), await job.dropped("message")]).toEqual(["opted_out", "opted_out"]);
  await job.move("cancelled");
  await pass(10 * MINUTE);
  expect((await job.subjects()).slice(1)).toEqual(["「冬の新作」の依頼は中止となりました（つむぎ化粧品）"]);
  await app.as(null).call(setMailStop, { params, body: { kind: "message", is_stopped: false } });
  expect((await job.listed()).stopped).toEqual(["reminder"]);
  expect((await app.as(null).call(getMailStop, { params: { token: "unknown" } })).status).toBe(404);
});

leavesInTheLog(() => app, ["job.remind", "job.stop_mail", "project.auto_mails"]);
