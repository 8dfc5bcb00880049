import {
  answerJob,
  type BodyOf,
  getChatRoom,
  getReplyPage,
  listComments,
  listNotifications,
  postComment,
  postReplyComment,
  type RealtimeEvent,
  streamEvents,
  streamReplyEvents,
  updateJobStatus,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { readStream, type TestStream } from "../testing/eventStream.ts";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";

const app = await createTestApp();
const visitor = app.as(null);
const id = () => crypto.randomUUID();

const office = (values: Parameters<typeof insertSentJob>[1] = {}) =>
  app.run(async () => {
    const company = await insertCompany({ name: "つむぎ化粧品" });
    const staff = await insertMember(company, "staff");
    const job = await insertSentJob(company, { creator: { display_name: "さくら" }, ...values });
    return { company, staff, job, params: { token: job.token } };
  });
type Params = { token: string };

const answer = (params: Params, body: Omit<BodyOf<typeof answerJob>, "version"> & { version?: number }) =>
  visitor.call(answerJob, { params, body: { version: 1, ...body } });

const move = (
  office: { staff: { uid: string }; job: { project_uid: string; creator_uid: string } },
  job_status: "preparing" | "cancelled",
  reason = "",
) =>
  app.as(office.staff).call(updateJobStatus, {
    params: { id: office.job.project_uid },
    body: { creator_uid: office.job.creator_uid, job_status, reason },
  });

const talk = async (staff: { uid: string }, room_uid: string) =>
  (
    await app.as(staff).call(listComments, { params: { id: room_uid }, query: { limit: 100 } })
  ).body.items.reverse();

const open: TestStream[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((stream) => stream.leave()));
});

describe("the answer", () => {
  it("moves the job, says so in the room, tells the members, and keeps the creator's words", async () => {
    const { staff, job, params } = await office();
    const { status, body } = await answer(params, { answer: "accepted", comment: "よろしくお願いします" });
    expect([status, body.job_status, body.job_request.answer]).toEqual([200, "accepted", "accepted"]);
    const comments = await talk(staff, job.room_uid);
    expect(comments.map(({ uid, kind }) => [uid, kind])).toEqual([
      ["system", "system"],
      [job.creator_uid, "message"],
    ]);
    expect(comments[1]?.text).toBe("よろしくお願いします");
    const { body: notices } = await app.as(staff).call(listNotifications);
    expect(notices.items).toMatchObject([
      {
        kind: "job_answered",
        // Under the registered name, not the legal one of the terms.
        title: "さくらさんが依頼を引き受けました",
        href: `/chat/${job.room_uid}?at=2`,
      },
    ]);
    const room = (await app.as(staff).call(getChatRoom, { params: { id: job.room_uid } })).body;
    expect(room).toMatchObject({
      needs_reply: true,
      unread_count: 1,
      job_request: { job_status: "accepted" },
    });
  });

  it("counts once, however often it is sent", async () => {
    const { staff, job, params } = await office();
    const sent = { answer: "accepted" as const, comment: "はい" };
    const answers = await Promise.all(Array.from({ length: 10 }, () => answer(params, sent)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await talk(staff, job.room_uid)).toHaveLength(2);
    expect((await app.as(staff).call(listNotifications)).body.total).toBe(1);
    await move({ staff, job }, "preparing");
    expect((await answer(params, sent)).body.job_status).toBe("preparing");
    expect((await answer(params, { answer: "accepted", comment: "追伸です" })).status).toBe(200);
    expect((await talk(staff, job.room_uid)).filter(({ kind }) => kind === "message")).toHaveLength(2);
  });

  it("cannot be turned round, save that a consultation ends in yes or no", async () => {
    const { params } = await office();
    expect((await answer(params, { answer: "negotiating", comment: "納期の相談です" })).body.job_status).toBe(
      "negotiating",
    );
    expect((await answer(params, { answer: "accepted" })).body.job_status).toBe("accepted");
    for (const turned of ["declined", "negotiating"] as const) {
      const { status, error } = await answer(params, { answer: turned, comment: "やはり相談したいです" });
      expect([status, error.code, error.message]).toEqual([
        409,
        "already_answered",
        expect.stringContaining("確定"),
      ]);
    }
    const other = await office();
    await answer(other.params, { answer: "declined" });
    expect((await answer(other.params, { answer: "accepted" })).error.code).toBe("already_answered");
  });

  it("of ten different ones at the same moment is one", async () => {
    const { params } = await office();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => answer(params, { answer: i % 2 ? "accepted" : "declined" })),
    );
    const won = answers.filter(({ status }) => status === 200).map(({ body }) => body.job_request.answer);
    expect(new Set(won).size).toBe(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  it("may confirm what staff have recorded by hand, and is refused once the job is off", async () => {
    const { params } = await office({ job: { job_status: "accepted" } });
    expect((await answer(params, { answer: "accepted" })).body.job_request.answer).toBe("accepted");
    const off = await office({ job: { job_status: "accepted" } });
    await move(off, "cancelled", "企画の中止");
    const { error } = await answer(off.params, { answer: "accepted" });
    expect([error.code, error.message]).toEqual(["already_answered", expect.stringContaining("中止")]);
  });
});

describe("live", () => {
  const added = (text: string) => (e: RealtimeEvent) => e.type === "comment.added" && e.comment.text === text;
  const listen = async (response: Promise<Response>) => {
    const stream = readStream(await response);
    open.push(stream);
    return stream;
  };

  it("reaches both sides: the answer ours, our words the creator, other rooms nobody", async () => {
    const { company, staff, job, params } = await office();
    const elsewhere = await app.run(() => insertSentJob(company));
    const ours = await listen(app.as(staff).fetch(streamEvents));
    const theirs = await listen(visitor.fetch(streamReplyEvents, { params }));
    await answer(params, { answer: "accepted", comment: "承知しました" });
    await ours.until((e) => e.type === "room.changed" && e.project_uid === job.project_uid);
    await ours.until(added("承知しました"));
    await ours.until((e) => e.type === "notification.added" && e.kind === "job_answered");
    const say = (room: string, text: string) =>
      app.as(staff).call(postComment, { params: { id: room }, body: { id: id(), text } });
    await say(elsewhere.room_uid, "よその部屋");
    await say(job.room_uid, "ありがとうございます");
    await theirs.until(added("ありがとうございます"));
    expect(JSON.stringify(theirs.events)).not.toContain("よその部屋");
    expect(theirs.events.some(({ type }) => type === "notification.added" || type === "unread.changed")).toBe(
      false,
    );
  });

  it("ends when the link is revoked, and resumes where it was", async () => {
    const { staff, job, params } = await office();
    const first = await listen(visitor.fetch(streamReplyEvents, { params }));
    const say = (text: string) =>
      app.as(staff).call(postComment, { params: { id: job.room_uid }, body: { id: id(), text } });
    await say("一");
    await first.until(added("一"));
    await first.leave();
    await say("二");
    const second = await listen(
      visitor.fetch(streamReplyEvents, { params }, { headers: { "last-event-id": first.cursor } }),
    );
    await second.until(added("二"));
    await app.run(() =>
      db().execute(
        sql`update reply_tokens set revoked_at = now() where job_request_uid = ${job.job_request_uid}`,
      ),
    );
    await second.untilClosed();
  });
});

it("is not taken after the contract's last day, but for messages, which the company goes on reading", async () => {
  const { company, staff, job, params } = await office();
  await app.run(() =>
    db().execute(sql`update companies set contract_ends_on = '2026-11-19' where uid = ${company.uid}`),
  );
  for (const body of [
    { answer: "accepted" },
    { answer: "declined" },
    { answer: "negotiating", comment: "相談" },
  ] as const) {
    const { status, error } = await answer(params, body);
    expect([status, error.code]).toEqual([403, "contract_expired"]);
    expect(error.message).toContain("依頼元の担当者に直接ご連絡ください");
  }
  const page = await visitor.call(getReplyPage, { params });
  expect(page.body).toMatchObject({ job_status: "requested", answers_closed: expect.any(String) });
  const said = await visitor.call(postReplyComment, { params, body: { id: id(), text: "連絡します" } });
  expect(said.status).toBeLessThan(300);
  expect((await talk(staff, job.room_uid)).at(-1)?.text).toBe("連絡します");
});

leavesInTheLog(() => app, ["job.answer"]);
