import {
  deleteCompany,
  getCompanyUser,
  getReplyPage,
  listComments,
  listScheduledComments,
  restoreCompany,
  scheduleComment,
  streamEvents,
} from "@tsumugi/contract";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { queueMail } from "../core/mail.ts";
import { deliverMails } from "../core/mailer.ts";
import { db } from "../db/index.ts";
import { companies } from "../db/schema/accounts.ts";
import { dueVersions } from "../job-requests/jobVersions.repository.ts";
import { dueCollections } from "../posts/postCollections.repository.ts";
import { sendDueComments } from "../scheduled-comments/sendDueComments.job.ts";
import { chatIn } from "../testing/chat.ts";
import { readStream } from "../testing/eventStream.ts";
import { createTestApp, DAY, HOUR, insertMember, insertOperator, insertUser } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";

const app = await createTestApp();
const { office } = chatIn(app);
const operator = await app.run(() => insertOperator());
const remove = (uid: string) =>
  app.as(operator).call(deleteCompany, { params: { id: uid }, body: { reason: "解約" } });
const restore = (uid: string) => app.as(operator).call(restoreCompany, { params: { id: uid } });

const scene = async () => {
  const people = await office();
  return { ...people, job: await app.run(() => insertSentJob(people.company)) };
};

it("ends the streams of its members at once, and of nobody else", async () => {
  const [gone, stands] = [await scene(), await scene()];
  const stream = async (caller: { uid: string }) => readStream(await app.as(caller).fetch(streamEvents));
  const [ending, staying] = [await stream(gone.staff), await stream(stands.staff)];
  await remove(gone.company.uid);
  await ending.untilClosed();
  expect(staying.closed).toBe(false);
  await staying.leave();
});

it("answers its reply links with what happened, until it is restored", async () => {
  const { company, job } = await scene();
  const page = () => app.as({ replyToken: job.token }).call(getReplyPage, { params: { token: job.token } });
  expect((await page()).status).toBe(200);
  await remove(company.uid);
  expect(await page()).toMatchObject({
    status: 410,
    error: { code: "link_expired", message: /利用を終了しています.*担当者に/ },
  });
  await restore(company.uid);
  expect((await page()).status).toBe(200);
});

it("sends nothing that was scheduled, and says why once it is restored", async () => {
  const { company, staff, job } = await scene();
  const params = { id: job.room_uid };
  const send_at = new Date(app.clock.now().getTime() + HOUR).toISOString();
  const body = { id: crypto.randomUUID(), text: "予約した文", send_at };
  await app.as(staff).call(scheduleComment, { params, body });
  await remove(company.uid);
  app.clock.advance(2 * HOUR);
  await app.run(() => sendDueComments.run({}));
  await restore(company.uid);
  expect((await app.as(staff).call(listScheduledComments, { params })).body.items).toEqual([
    expect.objectContaining({
      state: "failed",
      failure: expect.stringContaining("企業が削除されている間に"),
    }),
  ]);
  expect(
    (await app.as(staff).call(listComments, { params })).body.items.map(({ text }) => text),
  ).not.toContain("予約した文");
});

it("lets mails wait that could not be delivered before, and sends them once it is restored", async () => {
  const [gone, stands] = [await scene(), await scene()];
  const write = ({ company }: typeof gone) =>
    queueMail({
      to: `${company.uid}@example.test`,
      subject: "依頼が届きました",
      text: "本文",
      kind: "test",
      company_uid: company.uid,
    });
  await remove(gone.company.uid);
  const uids = await app.run(async () => [await write(gone), await write(stands)]);
  const areSent = async () => {
    await app.run(() => deliverMails.run({}));
    const mails = await app.mails();
    return uids.map((uid) => mails.find((one) => one.uid === uid)?.sent_at !== null);
  };
  expect(await areSent()).toEqual([false, true]);
  await restore(gone.company.uid);
  expect(await areSent()).toEqual([true, true]);
});

it("lets scheduled requests wait while it is deleted, and after its contract has ended", async () => {
  const { company } = await office();
  const waiting = { sent_at: null, scheduled_at: new Date(0) };
  const job = await app.run(() => insertSentJob(company, { request: waiting }));
  const isDue = async () =>
    (await app.run(() => dueVersions(app.clock.now()))).some(({ uid }) => uid === job.job_request_uid);
  const end = (contract_ends_on: string) =>
    app.run(() => db().update(companies).set({ contract_ends_on }).where(eq(companies.uid, company.uid)));
  expect(await isDue()).toBe(true);
  await end("2026-11-19");
  expect(await isDue()).toBe(false);
  await end("2027-11-19");
  await remove(company.uid);
  expect(await isDue()).toBe(false);
  await restore(company.uid);
  expect(await isDue()).toBe(true);
});

it("fetches no figures for it", async () => {
  const { company, job } = await scene();
  const post = crypto.randomUUID();
  const due = async () =>
    (await app.run(() => dueCollections(app.clock.now(), 1000))).map(({ post_uid }) => post_uid);
  await app.run(() =>
    db().execute(sql`insert into project_posts (uid, company_uid, project_uid, job_request_uid, creator_uid, platform,
      media_type, platform_id, url, created_at) values (${post}, ${company.uid}, ${job.project_uid},
      ${job.job_request_uid}, ${job.creator_uid}, 'youtube', 'video', 'v1', 'https://example.test/v1',
      ${app.clock.now().toISOString()}::timestamptz)`),
  );
  expect(await due()).toContain(post);
  await remove(company.uid);
  expect(await due()).not.toContain(post);
});

it("lets a member in again with everything as it was", async () => {
  const { company, staff } = await scene();
  await app.run(() => insertMember(company));
  await remove(company.uid);
  app.clock.advance(29 * DAY);
  expect((await restore(company.uid)).body).toMatchObject({ member_count: 3, deleted_at: null });
  const stream = readStream(await app.as(staff).fetch(streamEvents));
  expect(stream.closed).toBe(false);
  await stream.leave();
});

it("tells its members why they stand outside, and until when it can come back", async () => {
  const { company, staff } = await scene();
  const self = async () => (await app.as(staff).call(getCompanyUser, { params: { id: staff.uid } })).body;
  expect(await self()).not.toHaveProperty("closed_companies");
  await remove(company.uid);
  expect(await self()).toMatchObject({
    company: null,
    closed_companies: [{ name: company.name, erase_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
  });
  // A colleague of others' companies hears nothing of it.
  const stranger = await app.run(() => insertUser());
  const theirs = await app.as(stranger).call(getCompanyUser, { params: { id: stranger.uid } });
  expect(theirs.body).not.toHaveProperty("closed_companies");
  await restore(company.uid);
  expect(await self()).not.toHaveProperty("closed_companies");
});
