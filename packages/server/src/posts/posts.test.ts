import {
  createProjectPost,
  getManagedCreator,
  listComments,
  listNotifications,
  listProjectPosts,
  updateManagedCreator,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { createTestApp, DAY, insertCompany, insertMember } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { collectAll } from "./collectMetrics.job.ts";

const app = await createTestApp({ env: { PLATFORM_SANDBOX: "on" } });
const bare = await createTestApp();

const office = (values: Parameters<typeof insertSentJob>[1] = {}, on = app) =>
  on.run(async () => {
    const company = await insertCompany();
    const staff = await insertMember(company, "staff");
    const job = await insertSentJob(company, {
      job: { job_status: "accepted", fee: 120_000 },
      creator: { display_name: "=はな", accounts: [{ platform: "youtube", handle: "hana" }] },
      ...values,
    });
    return { company, staff, job };
  });
type Job = Awaited<ReturnType<typeof office>>["job"];

let number = 0;
/** Address of a video that no other test has. */
const video = () => `https://youtu.be/${String(++number).padStart(11, "v")}`;

const register = (
  caller: { uid: string } | { replyToken: string },
  job: Job,
  more: object = { url: video() },
) => app.as(caller).call(createProjectPost, { body: { job_request_uid: job.job_request_uid, ...more } });

const statusOf = (job: Job) =>
  app.run(async () => {
    const { rows } = await db().execute(sql`select job_status from project_creators
      where project_uid = ${job.project_uid} and managed_creator_uid = ${job.creator_uid}`);
    return rows[0]?.job_status;
  });

describe("registering a post", () => {
  it("takes a pasted address, fetches the figures, moves the job and says so quietly in the room", async () => {
    const { staff, job } = await office({
      project: { required_hashtags: ["つむぎコスメ"], disclosure_rule: "#PR" },
    });
    const url = video();
    const { status, body } = await register(staff, job, { url: `投稿しました！ ${url}?si=x 。` });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      platform: "youtube",
      media_type: "video",
      owner_mismatch: false,
      url: `https://www.youtube.com/watch?v=${url.slice(-11)}`,
      creator: { uid: job.creator_uid, name: "=はな" },
    });
    expect(body.metrics.views).toMatchObject({ source: "sandbox", value: expect.any(Number) });
    expect(body.metrics.impressions).toBeNull();
    expect(["ok", "missing"]).toContain(body.pr_check.status);
    expect(await statusOf(job)).toBe("posted");
    const { body: talk } = await app.as(staff).call(listComments, { params: { id: job.room_uid } });
    expect(talk.items.every(({ kind }) => kind === "system")).toBe(true);
    expect(talk.items.map(({ text }) => text).join()).toContain(body.url);
  });

  it("takes one in 検収済み and after, where the status stays, and says before the acceptance why not", async () => {
    for (const job_status of ["inspected", "paying", "completed"] as const) {
      const { staff, job } = await office({ job: { job_status } });
      expect((await register(staff, job)).status, job_status).toBe(201);
      expect(await statusOf(job)).toBe(job_status);
    }
    for (const job_status of ["requested", "negotiating", "cancelled"] as const) {
      const { staff, job } = await office({ job: { job_status } });
      const { status, error } = await register(staff, job);
      expect([status, error.code, error.message]).toEqual([
        409,
        "illegal_transition",
        expect.stringContaining("投稿を登録できません"),
      ]);
      expect(await statusOf(job)).toBe(job_status);
    }
  });

  it("keeps one post once per project, also when ten register it at the same moment", async () => {
    const { company, staff, job } = await office();
    const url = video();
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(staff, job, { url })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    const again = await register(staff, job, { platform: "youtube", platform_id: url.slice(-11) });
    expect(again.error).toMatchObject({ code: "duplicate_post", current: { uid: expect.any(String) } });
    const other = await app.run(() => insertSentJob(company, { job: { job_status: "accepted" } }));
    expect((await register(staff, other, { url })).status).toBe(201);
  });

  it("answers again under the same key, refuses another address under it, and holds no transaction meanwhile", async () => {
    const { staff, job } = await office();
    const ask = (url: string) =>
      app
        .as(staff)
        .call(
          createProjectPost,
          { body: { job_request_uid: job.job_request_uid, url } },
          { key: "post-once-1" },
        );
    const url = video();
    const first = await ask(url);
    const again = await ask(url);
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(await ask(video())).toMatchObject({ status: 409, body: { code: "idempotency_mismatch" } });
    expect(createProjectPost.waitsOutside).toBe(true);
  });

  it("warns of another owner, and says nothing where the creator's account is not known", async () => {
    const { company, staff, job } = await office({
      creator: { accounts: [{ platform: "x", handle: "Hana" }] },
    });
    const tweet = (who: string) => ({ url: `https://x.com/${who}/status/17200000000000${++number + 10000}` });
    expect((await register(staff, job, tweet("hana"))).body.owner_mismatch).toBe(false);
    const other = (await register(staff, job, tweet("somebody"))).body;
    expect(other.owner_mismatch).toBe(true);
    const unknown = await app.run(() => insertSentJob(company, { job: { job_status: "accepted" } }));
    expect((await register(staff, unknown, tweet("somebody"))).body.owner_mismatch).toBe(false);
    // The warning goes when the account is registered, and comes back when it is taken out.
    const params = { id: job.creator_uid };
    const setAccounts = async (...handles: string[]) => {
      const { version } = (await app.as(staff).call(getManagedCreator, { params })).body;
      const accounts = handles.map((handle) => ({ platform: "x" as const, handle }));
      const { status } = await app
        .as(staff)
        .call(updateManagedCreator, { params, body: { version, accounts } });
      expect(status).toBe(200);
      const list = { id: job.project_uid, format: "json" as const };
      const { body } = await app.as(staff).call(listProjectPosts, { params: list });
      return body.items.find(({ uid }) => uid === other.uid)?.owner_mismatch;
    };
    expect(await setAccounts("hana", "Somebody")).toBe(false);
    expect(await setAccounts("hana")).toBe(true);
  });

  it("refuses what is no post, and says which address it wants", async () => {
    const { staff, job } = await office();
    for (const url of ["https://www.youtube.com/@hana", "https://example.com/", "こんにちは"]) {
      const { status, error } = await register(staff, job, { url });
      expect([status, error.code, error.fields?.url]).toEqual([
        422,
        "unrecognized_url",
        expect.stringContaining("URL"),
      ]);
    }
    const shared = await register(staff, job, { url: "https://www.instagram.com/share/reel/BAhVhvBQPP/" });
    expect([shared.error.code, shared.error.fields?.url]).toEqual([
      "unrecognized_url",
      expect.stringMatching(/共有用のURL.*アドレス欄のURL/),
    ]);
    expect((await register(staff, job, {})).error.code).toBe("invalid_request");
    const odd = await register(staff, job, { platform: "youtube", platform_id: "a/../b" });
    expect(odd.error.code).toBe("unrecognized_url");
  });

  it("says so where the platform is not configured and the post has no address", async () => {
    const { staff, job } = await office({}, bare);
    const body = {
      job_request_uid: job.job_request_uid,
      platform: "youtube",
      platform_id: "vvvvvvvvvvv",
    } as const;
    const { status, error } = await bare.as(staff).call(createProjectPost, { body });
    expect([status, error.code]).toEqual([503, "platform_not_configured"]);
  });

  it("is for admin, staff and the job's own creator", async () => {
    const { company, job } = await office();
    for (const role of ["viewer", "finance"] as const) {
      const member = await app.run(() => insertMember(company, role));
      expect((await register(member, job)).error.code).toBe("forbidden");
    }
    const foreign = await office();
    expect((await register(foreign.staff, job)).error.code).toBe("not_found");
    const elsewhere = await app.run(() => insertSentJob(company));
    expect((await register({ replyToken: elsewhere.token }, job)).error.code).toBe("not_found");
    const admin = await app.run(() => insertMember(company, "admin"));
    expect((await register({ replyToken: job.token }, job)).status).toBe(201);
    const { body } = await app.as(admin).call(listNotifications);
    expect(body.items.map(({ kind }) => kind)).toEqual(["post_submitted"]);
  });
});

describe("the daily collection", () => {
  it("fetches every post once a day, over all companies, and again the next day", async () => {
    const { staff, job } = await office();
    const { body: post } = await register(staff, job);
    const days = () =>
      app.run(async () => {
        const { rows } = await db().execute(
          sql`select count(*)::int as n from post_daily_metrics where post_uid = ${post.uid}`,
        );
        return Number(rows[0]?.n);
      });
    const before = await days();
    expect(await app.run(collectAll)).toBe(0);
    app.clock.advance(DAY);
    expect(await app.run(collectAll)).toBeGreaterThan(1);
    expect(await days()).toBe(before + 1);
    expect(await app.run(collectAll)).toBe(0);
  });

  it("leaves a platform without key alone and does not stop there", async () => {
    const { job } = await office({}, bare);
    await bare.run(() =>
      db().execute(sql`insert into project_posts
        (uid, company_uid, project_uid, job_request_uid, creator_uid, platform, media_type, platform_id, url, created_at)
        values ('p1', ${job.company_uid}, ${job.project_uid}, ${job.job_request_uid}, ${job.creator_uid},
          'x', 'text', '1', 'https://x.com/i/status/1', ${bare.clock.now().toISOString()}::timestamptz)`),
    );
    expect(await bare.run(collectAll)).toBe(0);
  });
});
