import {
  archiveProject,
  assignCreators,
  createProject,
  listProjectCreators,
  removeProjectCreator,
  type SendJobBody,
  sendJob,
  updateJobStatus,
} from "@tsumugi/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { writeComment } from "../comments/comments.service.ts";
import { db } from "../db/index.ts";
import { jobRequests } from "../db/schema/job-requests.ts";
import { auditLogs } from "../db/schema/records.ts";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { DAY, HOUR } from "../testing/clock.ts";
import {
  createTestApp,
  insertCompany,
  insertManagedCreator,
  insertMember,
  type TestApp,
} from "../testing/index.ts";
import { sentTerms as terms } from "../testing/terms.ts";

let app: TestApp;
let company: { uid: string; name: string };
let staff: { uid: string };
let finance: { uid: string };
let other: { uid: string };

beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_BASE_URL: "https://tsumugi.example.jp" } });
  await app.run(async () => {
    company = await insertCompany({ name: "つむぎ化粧品" });
    staff = await insertMember(company, "staff");
    finance = await insertMember(company, "finance");
    other = await insertMember(await insertCompany(), "staff");
  });
});

let number = 0;
const creator = (values: object = {}) =>
  app.run(() => insertManagedCreator(company, { email: `creator${++number}@example.test`, ...values }));

async function projectWith(uids: string[]) {
  const { body: project } = await app.as(staff).call(createProject, { body: { name: "冬の新作" } });
  const params = { id: project.uid };
  if (uids.length) await app.as(staff).call(assignCreators, { params, body: { creator_uids: uids } });
  const send = (creator_uids: string[], more: Partial<SendJobBody> = {}, as = staff) =>
    app.as(as).call(sendJob, { params, body: { creator_uids, terms, ...more } });
  const rows = async () => (await app.as(staff).call(listProjectCreators, { params })).body.items;
  return { params, send, rows };
}

const mailTo = async (email: string) => (await app.mails()).filter((mail) => mail.to_address === email);
const requestsOf = (uid: string) =>
  app.run(() => db().select().from(jobRequests).where(eq(jobRequests.managed_creator_uid, uid)));
const roomLines = (room: string) =>
  app.run(
    async () =>
      (await db().execute(sql`select kind, uid, text from comments where room_uid = ${room} order by seq`))
        .rows,
  );

describe("send_job", () => {
  it("commits request, terms, fee, status, room, comment, link, mail and audit together", async () => {
    const a = await creator({ real_name: "山田 花子" });
    const { params, send, rows } = await projectWith([a.uid]);
    const { status, body } = await send([a.uid], { fees: [{ creator_uid: a.uid, fee: 90_000 }] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ sent: [{ creator_uid: a.uid, scheduled_at: null }], skipped: [] });
    const sent = body.sent[0]!;
    expect((await rows())[0]).toMatchObject({
      job_status: "requested",
      fee: 90_000,
      job_request_uid: sent.job_request_uid,
      chat_room_uid: sent.chat_room_uid,
      unread_count: 0,
    });
    expect((await requestsOf(a.uid))[0]?.terms).toMatchObject({
      fee: 90_000,
      orderer: "つむぎ化粧品",
      contractor: "山田 花子",
      ordered_on: "2026-11-20",
    });
    expect(await roomLines(sent.chat_room_uid)).toMatchObject([
      { kind: "message", uid: staff.uid, text: expect.stringContaining("冬の新作") },
      { kind: "system", text: "ステータスが「打診中」になりました。" },
    ]);
    const [mail] = await mailTo(a.email);
    expect(mail?.body_text).toContain("https://tsumugi.example.jp/r/");
    expect(mail?.body_text).toContain("90,000円");
    const audits = await app.run(() =>
      db().select().from(auditLogs).where(eq(auditLogs.target_uid, params.id)),
    );
    expect(audits).toMatchObject([{ action: "job.send", actor_uid: staff.uid, company_uid: company.uid }]);
  });

  it("does it once for 20 identical calls at the same time, and again for none after that", async () => {
    const [a, b] = [await creator(), await creator()];
    const { send } = await projectWith([a.uid, b.uid]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send([a.uid, b.uid])));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(answers.flatMap(({ body }) => body.sent)).toHaveLength(2);
    expect(answers.flatMap(({ body }) => body.skipped)).toHaveLength(38);
    for (const each of [a, b]) {
      expect(await requestsOf(each.uid)).toHaveLength(1);
      expect(await mailTo(each.email)).toHaveLength(1);
    }
    const again = await send([a.uid]);
    expect(again.body.skipped).toMatchObject([{ creator_uid: a.uid, reason: "already_sent" }]);
  });

  it("answers a double click under one key with the same answer", async () => {
    const a = await creator();
    const { params } = await projectWith([a.uid]);
    const call = () =>
      app
        .as(staff)
        .call(sendJob, { params, body: { creator_uids: [a.uid], terms } }, { key: `click-${a.uid}` });
    const [first, second] = await Promise.all([call(), call()]);
    expect(first.body).toEqual(second.body);
    expect(first.body.sent).toHaveLength(1);
    expect(await mailTo(a.email)).toHaveLength(1);
  });

  it("leaves out, with the reason, who has no address, is not in the project or is not a candidate", async () => {
    const [ok, mailless, outside, rejected] = [
      await creator(),
      await creator({ email: "" }),
      await creator(),
      await creator(),
    ];
    const { params, send } = await projectWith([ok.uid, mailless.uid, rejected.uid]);
    await app.as(staff).call(updateJobStatus, {
      params,
      body: { creator_uid: rejected.uid, job_status: "rejected", reason: "見送り" },
    });
    const { body } = await send([ok.uid, mailless.uid, outside.uid, rejected.uid]);
    expect(body.sent.map((each) => each.creator_uid)).toEqual([ok.uid]);
    expect(new Map(body.skipped.map((each) => [each.creator_uid, each.reason]))).toEqual(
      new Map([
        [mailless.uid, "no_email"],
        [outside.uid, "not_assigned"],
        [rejected.uid, "status"],
      ]),
    );
    for (const each of body.skipped) expect(each.message).toMatch(/。$/);
  });

  it("sends nothing where one uid is another company's, the project is archived or the role may not", async () => {
    const a = await creator();
    const foreign = await app.run(async () => insertManagedCreator(await insertCompany()));
    const { params, send } = await projectWith([a.uid]);
    expect((await send([a.uid, foreign.uid])).status).toBe(404);
    expect((await send([a.uid], {}, finance)).status).toBe(403);
    expect((await send([a.uid], {}, other)).status).toBe(404);
    expect((await send([a.uid], { fees: [{ creator_uid: foreign.uid, fee: 1 }] })).status).toBe(400);
    await app.as(staff).call(archiveProject, { params, body: {} });
    expect((await send([a.uid])).error.code).toBe("project_archived");
    expect(await requestsOf(a.uid)).toEqual([]);
    expect(await mailTo(a.email)).toEqual([]);
  });
});

describe("scheduled requests", () => {
  it("go out at their time, once, with the day of sending", async () => {
    const a = await creator();
    const { send, rows } = await projectWith([a.uid]);
    const send_at = new Date(app.clock.now().getTime() + 2 * DAY).toISOString();
    const { body } = await send([a.uid], { send_at });
    expect(body.sent).toMatchObject([{ scheduled_at: send_at }]);
    expect((await send([a.uid], { send_at })).body.skipped).toMatchObject([{ reason: "already_sent" }]);
    await app.drainJobs({ ignoreStartAfter: true });
    expect((await rows())[0]?.job_status).toBe("candidate");
    expect(await mailTo(a.email)).toEqual([]);
    app.clock.advance(2 * DAY);
    // As the round that comes by every few minutes would find it.
    const { sendScheduledJobs } = await import("./sendScheduledJobs.job.ts");
    await Promise.all([1, 2, 3].map(() => app.run(() => sendScheduledJobs.run({}))));
    expect((await rows())[0]).toMatchObject({ job_status: "requested" });
    expect(await mailTo(a.email)).toHaveLength(1);
    expect((await requestsOf(a.uid))[0]).toMatchObject({ terms: { ordered_on: "2026-11-22" } });
  });

  it("wait while the project is archived and are taken back when the creator is turned down", async () => {
    const [a, b, c] = [await creator(), await creator(), await creator()];
    const { params, send } = await projectWith([a.uid, b.uid, c.uid]);
    const send_at = new Date(app.clock.now().getTime() + HOUR).toISOString();
    const { sent } = (await send([a.uid, b.uid, c.uid], { send_at })).body;
    const written = sent.find(({ creator_uid }) => creator_uid === c.uid)!.chat_room_uid;
    // The API takes nothing there; Firestore hands over what was written, and so did this server before.
    const note = { room_uid: written, id: crypto.randomUUID(), text: "下書き", images: [] };
    await app.run(() => writeComment({ company_uid: company.uid, uid: staff.uid }, note));
    await app.as(staff).call(removeProjectCreator, { params, body: { creator_uid: c.uid } });
    expect(await roomLines(written)).toMatchObject([{ text: "下書き" }]);
    await app.as(staff).call(updateJobStatus, {
      params,
      body: { creator_uid: b.uid, job_status: "rejected", reason: "予算" },
    });
    expect(await requestsOf(b.uid)).toEqual([]);
    await app.as(staff).call(archiveProject, { params, body: {} });
    app.clock.advance(2 * HOUR);
    await app.drainJobs({ ignoreStartAfter: true });
    expect(await mailTo(a.email)).toEqual([]);
    await app.as(staff).call(archiveProject, { params, body: { archived: false } });
    await app.drainJobs({ ignoreStartAfter: true });
    expect(await mailTo(a.email)).toHaveLength(1);
    expect(await mailTo(b.email)).toEqual([]);
    expect(await mailTo(c.email)).toEqual([]);
  });
});

leavesInTheLog(() => app, ["job.schedule"]);
