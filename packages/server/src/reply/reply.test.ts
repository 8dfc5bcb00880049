import {
  answerJob,
  createProjectPost,
  getReplyPage,
  listComments,
  listNotifications,
  listReplyComments,
  postComment,
  postReplyComment,
  streamReplyEvents,
  submitDraft,
  submitPosts,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";

const app = await createTestApp({ env: { PLATFORM_SANDBOX: "on" } });
const visitor = app.as(null);
const id = () => crypto.randomUUID();

const office = (values: Parameters<typeof insertSentJob>[1] = {}) =>
  app.run(async () => {
    const company = await insertCompany({ name: "つむぎ化粧品" });
    const staff = await insertMember(company, "staff");
    const job = await insertSentJob(company, { creator: { display_name: "さくら" }, ...values });
    return { company, staff, job, params: { token: job.token } };
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
        product_name: "紬リップ",
        product_shipping: true,
        purpose: "社内だけの目的",
        draft_points: ["社内だけの確認項目"],
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
      company: { name: "つむぎ化粧品" },
      project_name: "冬の新作",
      job_status: "requested",
      creator: { uid: job.creator_uid, name: "さくら" },
      shared_memo: "共有のメモ",
      product: { name: "紬リップ", is_sent: true },
      room_id: job.room_uid,
      job_request: { uid: job.job_request_uid, answer: null, terms: { fee: 100_000 } },
      required_hashtags: ["つむぎ"],
      disclosure_rule: "#PR",
      posts: [],
    });
    expect(Object.keys(body.members).sort()).toEqual(["system", job.creator_uid, staff.uid].sort());
    for (const ours of [
      "社内だけのメモ",
      "社内だけの目的",
      "社内だけの確認項目",
      "案件ノート",
      "987654",
      staff.email,
    ]) {
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

  it("is closed to links that are unknown, revoked or over, each answered in Japanese", async () => {
    const { job, params } = await office();
    const unknown = await visitor.call(getReplyPage, { params: { token: "x".repeat(43) } });
    expect([unknown.status, unknown.error.message]).toEqual([404, expect.stringContaining("見つかりません")]);
    const over = await office({ token: { expires_at: new Date("2026-11-20T02:59:59Z") } });
    const calls = [
      () => visitor.call(getReplyPage, { params: over.params }),
      () => visitor.call(answerJob, { params: over.params, body: { answer: "accepted", version: 1 } }),
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
    const ended = await visitor.call(getReplyPage, { params });
    expect([ended.status, ended.error.code, ended.error.message]).toEqual([
      410,
      "link_revoked",
      expect.stringContaining("取り消されました"),
    ]);
  });

  it("takes no more than a busy person sends", async () => {
    const busy = await createTestApp({ env: { RATE_LIMIT: "on" } });
    const token = await busy.run(async () => (await insertSentJob(await insertCompany())).token);
    const answers = [];
    for (let i = 0; i < 31; i++) {
      answers.push(
        await busy.as(null).call(answerJob, { params: { token }, body: { answer: "accepted", version: 1 } }),
      );
    }
    expect(answers.slice(0, 30).every(({ status }) => status === 200)).toBe(true);
    expect(answers[30]).toMatchObject({ status: 429, error: { code: "rate_limited" } });
    expect(Number(answers[30]?.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("opens its own job only, also when another good token comes in the header", async () => {
    const [ours, theirs] = [await office(), await office()];
    const mixed = await app.as({ replyToken: theirs.job.token }).call(getReplyPage, { params: ours.params });
    expect(mixed.status).toBe(404);
    const said = { params: ours.params, body: { id: id(), text: "どちらの話" } };
    expect((await app.as({ replyToken: theirs.job.token }).call(postReplyComment, said)).status).toBe(404);
    const body = { job_request_uid: ours.job.job_request_uid, url: "https://youtu.be/aaaaaaaaaaa" };
    expect((await app.as({ replyToken: theirs.job.token }).call(createProjectPost, { body })).status).toBe(
      404,
    );
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
    expect(messages.map(({ text }) => text)).toEqual([
      "【下書き 第1版】\n構成案です\nhttps://example.com/draft",
    ]);
    expect((await app.as(staff).call(listNotifications)).body.items).toMatchObject([
      {
        kind: "draft_submitted",
        title: "さくらさんが下書きを提出しました",
        href: `/projects/${job.project_uid}/drafts/${job.job_request_uid}?version=1`,
      },
    ]);
    const early = await office();
    const refused = await visitor.call(submitDraft, { params: early.params, body });
    expect([refused.status, refused.error.code]).toEqual([409, "illegal_transition"]);
    expect(await talk(early.staff, early.job.room_uid)).toEqual([]);
  });

  it("takes many posts by their addresses, each once, and says of every other what became of it", async () => {
    const { staff, params } = await office({ job: { job_status: "approved" } });
    const good = "https://youtu.be/bbbbbbbbbbb";
    const urls = [good, good, "ただの文", "https://youtu.be/ERR_404_abc", "https://youtu.be/ERR_401_abc"];
    const { body } = await visitor.call(submitPosts, { params, body: { urls } });
    expect(body.items.map(({ kind }) => kind)).toEqual([
      "stored",
      "duplicate",
      "unreadable",
      "unreadable",
      "stored",
    ]);
    for (const { reason, post } of body.items) expect(reason === null).toBe(post !== null);
    // The key was refused: the post stands all the same, and the creator hears of no key.
    expect(JSON.stringify(body)).not.toMatch(/キー/);
    expect(Object.keys(body.items[0]?.post?.pr_check ?? {})).toEqual(["status", "missing"]);
    const { body: page } = await visitor.call(getReplyPage, { params });
    expect([page.job_status, ...page.posts.map(({ platform }) => platform)]).toEqual([
      "posted",
      "youtube",
      "youtube",
    ]);
    const instagram = await visitor.call(submitPosts, {
      params,
      body: { urls: ["https://www.instagram.com/p/Cabcdefghi1/"] },
    });
    expect(instagram.body.items[0]?.reason).toMatch(/アカウントが登録されていない.*担当者/);
    const early = await office();
    const refused = await visitor.call(submitPosts, { params: early.params, body: { urls: [good] } });
    expect(refused.error.code).toBe("illegal_transition");
    const { items } = (await app.as(staff).call(listNotifications)).body;
    expect(items.map(({ kind, title }) => [kind, title])).toEqual(
      page.posts.map(() => ["post_submitted", "さくらさんが投稿を登録しました"]),
    );
    expect(items.map(({ href }) => href.replace(/.*\?post=/, "")).sort()).toEqual(
      page.posts.map(({ uid }) => uid).sort(),
    );
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
