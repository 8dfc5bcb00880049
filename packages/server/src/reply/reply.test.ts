import {
  answerJob,
  createProjectPost,
  getChatRoom,
  getReplyPage,
  listComments,
  listNotifications,
  listReplyComments,
  postComment,
  postReplyComment,
  type RealtimeEvent,
  streamEvents,
  streamReplyEvents,
  submitDraft,
  submitPost,
  updateJobStatus,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { readStream, type TestStream } from "../testing/eventStream.ts";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";

const app = await createTestApp({ env: { PLATFORM_SANDBOX: "on" } });
const visitor = app.as(null);
const id = () => crypto.randomUUID();
const open: TestStream[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((stream) => stream.leave()));
});

const office = (values: Parameters<typeof insertSentJob>[1] = {}) =>
  app.run(async () => {
    const company = await insertCompany({ name: "つむぎ化粧品" });
    const staff = await insertMember(company, "staff");
    const job = await insertSentJob(company, { creator: { display_name: "さくら" }, ...values });
    return { company, staff, job, params: { token: job.token } };
  });
type Params = { token: string };

const answer = (
  params: Params,
  body: { answer: "accepted" | "negotiating" | "declined"; comment?: string },
) => visitor.call(answerJob, { params, body });

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

/** Every row of every table that could tell of a change. */
const everything = () =>
  app.run(async () => {
    const tables = [
      "job_requests",
      "project_creators",
      "chat_rooms",
      "chat_room_members",
      "comments",
      "notifications",
      "reply_tokens",
      "realtime_events",
      "audit_logs",
      "project_posts",
      "outbox_mails",
      "job_status_changes",
    ];
    const found = [];
    for (const table of tables) {
      const { rows } = await db().execute(
        sql.raw(`select md5(string_agg(t::text, ',' order by t::text)) as sum from ${table} t`),
      );
      found.push([table, rows[0]?.sum]);
    }
    return found;
  });

describe("the creator's page", () => {
  it("shows the job without an account, fee and room included, and nothing of ours", async () => {
    const { staff, job, params } = await office({
      job: { memo: "社内だけのメモ", shared_memo: "共有のメモ" },
      project: {
        name: "冬の新作",
        required_hashtags: ["つむぎ"],
        disclosure_rule: "#PR",
        note: "案件ノート",
        budget: 987_654,
      },
    });
    await app
      .as(staff)
      .call(postComment, { params: { id: job.room_uid }, body: { id: id(), text: "よろしく" } });
    const { status, body } = await visitor.call(getReplyPage, { params });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ company: { name: "つむぎ化粧品" }, project_name: "冬の新作", job_status: "requested" },
      ...{
        creator: { uid: job.creator_uid, name: "さくら" },
        shared_memo: "共有のメモ",
        room_id: job.room_uid,
      },
      job_request: { uid: job.job_request_uid, answer: null, terms: { fee: 100_000 } },
      ...{ required_hashtags: ["つむぎ"], disclosure_rule: "#PR", posts: [] },
    });
    expect(Object.keys(body.members).sort()).toEqual(["system", job.creator_uid, staff.uid].sort());
    for (const ours of ["社内だけのメモ", "案件ノート", "987654", staff.email]) {
      expect(JSON.stringify(body)).not.toContain(ours);
    }
  });

  it("changes nothing by being read, however often", async () => {
    const { params } = await office();
    const before = await everything();
    for (let i = 0; i < 3; i++) {
      expect((await visitor.call(getReplyPage, { params })).status).toBe(200);
      expect((await visitor.call(listReplyComments, { params })).status).toBe(200);
    }
    await visitor.fetch(streamReplyEvents, { params }).then((response) => response.body?.cancel());
    expect(await everything()).toEqual(before);
  });

  it("is closed to links that are unknown, revoked or over, each told in Japanese", async () => {
    const { job, params } = await office();
    const unknown = await visitor.call(getReplyPage, { params: { token: "x".repeat(43) } });
    expect([unknown.status, unknown.error.message]).toEqual([404, expect.stringContaining("見つかりません")]);
    const over = await office({ token: { expires_at: new Date("2026-11-20T02:59:59Z") } });
    const calls = [
      () => visitor.call(getReplyPage, { params: over.params }),
      () => answer(over.params, { answer: "accepted" }),
      () => visitor.call(postReplyComment, { params: over.params, body: { id: id(), text: "x" } }),
      () => visitor.call(streamReplyEvents, { params: over.params }),
    ];
    for (const call of calls) {
      const { status, error } = await call();
      expect([status, error.code, error.message]).toEqual([
        410,
        "link_expired",
        expect.stringContaining("有効期限"),
      ]);
    }
    await app.run(() =>
      db().execute(
        sql`update reply_tokens set revoked_at = now() where job_request_uid = ${job.job_request_uid}`,
      ),
    );
    expect((await visitor.call(getReplyPage, { params })).status).toBe(404);
  });

  it("opens its own job only, also when another good token comes in the header", async () => {
    const [ours, theirs] = [await office(), await office()];
    const mixed = await app.as({ replyToken: theirs.job.token }).call(getReplyPage, { params: ours.params });
    expect(mixed.status).toBe(404);
    const body = { job_request_uid: ours.job.job_request_uid, url: "https://youtu.be/aaaaaaaaaaa" };
    expect((await app.as({ replyToken: theirs.job.token }).call(createProjectPost, { body })).status).toBe(
      404,
    );
  });
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
    expect(notices.items).toMatchObject([{ kind: "job_answered", href: `/chat/${job.room_uid}` }]);
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
      const { status, error } = await answer(params, { answer: turned });
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

describe("drafts, posts and words", () => {
  it("takes a draft once, moves the job, and refuses one before the answer", async () => {
    const { staff, job, params } = await office({ job: { job_status: "drafting" } });
    const body = { text: "構成案です", url: "https://example.com/draft" };
    const first = await visitor.call(submitDraft, { params, body });
    expect(first.body.job_status).toBe("draft_review");
    await visitor.call(submitDraft, { params, body });
    const messages = (await talk(staff, job.room_uid)).filter(({ kind }) => kind === "message");
    expect(messages.map(({ text }) => text)).toEqual(["【下書き】\n構成案です\nhttps://example.com/draft"]);
    expect((await app.as(staff).call(listNotifications)).body.items).toMatchObject([
      { kind: "draft_submitted" },
    ]);
    const early = await office();
    const refused = await visitor.call(submitDraft, { params: early.params, body });
    expect([refused.status, refused.error.code]).toEqual([409, "illegal_transition"]);
    expect(await talk(early.staff, early.job.room_uid)).toEqual([]);
  });

  it("takes a post by its address, once", async () => {
    const { staff, params } = await office({ job: { job_status: "approved" } });
    const body = { url: "https://youtu.be/bbbbbbbbbbb" };
    const { body: page } = await visitor.call(submitPost, { params, body });
    expect([page.job_status, page.posts.length, page.posts[0]?.platform]).toEqual(["posted", 1, "youtube"]);
    expect((await visitor.call(submitPost, { params, body })).error.code).toBe("duplicate_post");
    const bad = await visitor.call(submitPost, { params, body: { url: "ただの文" } });
    expect(bad.error.code).toBe("unrecognized_url");
    expect((await app.as(staff).call(listNotifications)).body.items).toMatchObject([
      { kind: "post_submitted" },
    ]);
  });

  it("writes and reads in the job's room under the managed creator's uid, each comment once", async () => {
    const { staff, job, params } = await office();
    const body = { id: id(), text: "質問があります" };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => visitor.call(postReplyComment, { params, body })),
    );
    expect(new Set(answers.map(({ body: comment }) => comment.seq)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ uid: job.creator_uid, room_id: job.room_uid, kind: "message" });
    const other = await visitor.call(postReplyComment, { params, body: { ...body, text: "別" } });
    expect(other.error.code).toBe("idempotency_mismatch");
    await app
      .as(staff)
      .call(postComment, { params: { id: job.room_uid }, body: { id: id(), text: "どうぞ" } });
    const read = (await visitor.call(listReplyComments, { params })).body.items;
    expect(read.map(({ text }) => text)).toEqual(["どうぞ", "質問があります"]);
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
    await second.untilClosed(5000);
  });
});
