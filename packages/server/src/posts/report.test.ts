import {
  createProjectPost,
  getDailyMetrics,
  getSummaryMetrics,
  listJobRequestPosts,
  listProjectPosts,
  type MediaType,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";
import { insertSentJob, TERMS } from "../testing/jobs.ts";

const app = await createTestApp({ env: { PLATFORM_SANDBOX: "on" } });

const office = (values: Parameters<typeof insertSentJob>[1] = {}) =>
  app.run(async () => {
    const company = await insertCompany();
    const staff = await insertMember(company, "staff");
    const job = await insertSentJob(company, {
      job: { job_status: "accepted", fee: 120_000 },
      request: { fee: 120_000, terms: { ...TERMS, fee: 120_000 } },
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

describe("the report", () => {
  it("sums up, ranks by views and shows viewers no fee", async () => {
    const { company, staff, job } = await office();
    await register(staff, job);
    await register(staff, job);
    const params = { id: job.project_uid };
    const { body } = await app.as(staff).call(getSummaryMetrics, { params });
    expect(body).toMatchObject({ post_count: 2, cost: 120_000, is_sample: true });
    const views = body.ranking.map((row) => row.views ?? 0);
    expect(views).toEqual([...views].sort((a, b) => b - a));
    expect(body.totals.views).toBe(views.reduce((a, b) => a + b, 0));
    expect(body.cpv.value).toBeCloseTo(120_000 / (body.totals.views ?? 1));
    const viewer = await app.run(() => insertMember(company, "viewer"));
    const seen = (await app.as(viewer).call(getSummaryMetrics, { params })).body;
    expect([seen.cost, seen.cpv.value, seen.ranking[0]?.cost, seen.ranking[0]?.cpe]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    const none = await app.as(staff).call(getSummaryMetrics, { params, query: { platform: ["tiktok"] } });
    expect(none.body).toMatchObject({ post_count: 0, totals: { views: null }, ranking: [] });
    await register(staff, job, { url: video(), media_type: "short" });
    const countOf = async (media_type: MediaType[]) =>
      (await app.as(staff).call(getSummaryMetrics, { params, query: { media_type } })).body.post_count;
    expect(await countOf(["video"])).toBe(2);
    expect(await countOf(["short"])).toBe(1);
    expect(await countOf(["video", "short"])).toBe(3);
    expect(await countOf(["story"])).toBe(0);
  });

  it("shares a job's agreed fee among its posts in whole yen, whatever is asked for", async () => {
    const { staff, job } = await office();
    await app.run(async () => {
      const terms = (fee: number) => sql`terms || ${JSON.stringify({ fee })}::jsonb`;
      await db().execute(sql`update job_request_versions set answer = 'accepted', terms = ${terms(100_000)}
        where job_request_uid = ${job.job_request_uid}`);
      await db().execute(sql`insert into job_request_versions (company_uid, job_request_uid, version, terms, sent_at)
        select company_uid, job_request_uid, 2, ${terms(170_000)}, sent_at from job_request_versions
        where job_request_uid = ${job.job_request_uid}`);
    });
    for (const media_type of ["video", "video", "short"]) {
      await register(staff, job, { url: video(), media_type });
      app.clock.advance(1000);
    }
    const params = { id: job.project_uid };
    const { body } = await app.as(staff).call(getSummaryMetrics, { params });
    expect(body.cost).toBe(100_000);
    expect(body.ranking.map(({ cost }) => cost).toSorted()).toEqual([33_333, 33_333, 33_334]);
    expect(body.by_media_type.map(({ media_type, cost }) => [media_type, cost]).toSorted()).toEqual([
      ["short", 33_333],
      ["video", 66_667],
    ]);
    const shorts = await app.as(staff).call(getSummaryMetrics, { params, query: { media_type: ["short"] } });
    expect(shorts.body).toMatchObject({ cost: 33_333, cpv: { numerator: 33_333, posts: 1 } });
    expect(shorts.body.ranking[0]).toMatchObject({ job_fee: 100_000, job_post_count: 3 });
  });

  it("aligns the days after posting, ends where asked, and shows a gap as a gap", async () => {
    const { staff, job } = await office();
    const { body: post } = await register(staff, job);
    const params = { id: job.project_uid };
    const daily = async (query = {}) => (await app.as(staff).call(getDailyMetrics, { params, query })).body;
    const all = await daily();
    const points = all.series[0]?.points ?? [];
    expect(points.map(({ days_later }) => days_later)).toEqual(points.map((_, i) => i));
    // One post alone has no middle.
    expect(all.median).toEqual([]);
    await app.run(() =>
      db().execute(sql`update post_daily_metrics set views = null where post_uid = ${post.uid}
        and measured_on = (select min(measured_on) from post_daily_metrics where post_uid = ${post.uid})`),
    );
    expect((await daily()).series[0]?.points[0]?.days_later).toBe(points.length > 1 ? 1 : undefined);
    expect((await daily({ field: "likes", days_later: 1 })).series[0]?.points.length).toBe(
      Math.min(points.length, 2),
    );
    expect((await daily({ field: "saves" })).series[0]?.points).toEqual([]);
  });

  it("needs the feature report, and knows no other company's project", async () => {
    const { job } = await office();
    const params = { id: job.project_uid };
    const foreign = await office();
    const poor = await app.run(async () => insertMember(await insertCompany({ permission: [] }), "admin"));
    for (const call of [getSummaryMetrics, getDailyMetrics]) {
      expect((await app.as(foreign.staff).call(call, { params })).error.code).toBe("not_found");
      expect((await app.as(poor).call(call, { params })).error.code).toBe("feature_not_granted");
    }
    const list = { params: { id: job.project_uid, format: "json" as const } };
    expect((await app.as(foreign.staff).call(listProjectPosts, list)).status).toBe(404);
    const ofJob = { params: { id: job.job_request_uid } };
    expect((await app.as(foreign.staff).call(listJobRequestPosts, ofJob)).status).toBe(404);
  });
});

describe("lists and files", () => {
  it("lists a job's and a project's posts, with the days on request", async () => {
    const { company, staff, job } = await office();
    const other = await app.run(() =>
      insertSentJob(company, { project_uid: job.project_uid, job: { job_status: "accepted" } }),
    );
    await register(staff, job);
    await register(staff, other);
    const ofJob = await app.as(staff).call(listJobRequestPosts, { params: { id: job.job_request_uid } });
    expect(ofJob.body.items.map(({ job_request_uid }) => job_request_uid)).toEqual([job.job_request_uid]);
    const params = { id: job.project_uid, format: "json" as const };
    const plain = (await app.as(staff).call(listProjectPosts, { params })).body;
    expect([plain.items.length, plain.daily]).toEqual([2, null]);
    const daily =
      (await app.as(staff).call(listProjectPosts, { params, query: { is_daily: true } })).body.daily ?? [];
    expect(new Set(daily.map(({ post_uid }) => post_uid)).size).toBe(2);
    expect(daily[0]?.metrics.views).toEqual(expect.any(Number));
  });

  it("writes a CSV that Excel reads and that runs no formula", async () => {
    const { staff, job } = await office({ project: { name: "冬/新作" } });
    await register(staff, job);
    const params = { id: job.project_uid, format: "csv" as const };
    const file = await app.as(staff).fetch(listProjectPosts, { params });
    expect(file.headers.get("content-type")).toBe("text/csv; charset=UTF-8");
    expect(decodeURIComponent(file.headers.get("content-disposition") ?? "")).toContain(
      "冬/新作_投稿実績_2026-11-20.csv",
    );
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, line] = new TextDecoder().decode(bytes).split("\r\n");
    expect(header).toContain("SNS,種類,クリエイター,タイトル,URL,投稿日時");
    expect(line).toContain(",'=はな,");
    expect(line).toContain("サンプルデータ");
    const query = { encoding: "shift_jis" as const, is_daily: true };
    const sjis = await app.as(staff).fetch(listProjectPosts, { params, query });
    const text = new TextDecoder("shift_jis").decode(await sjis.arrayBuffer());
    expect(text.split("\r\n")[0]).toBe(
      "SNS,種類,クリエイター,タイトル,URL,投稿日時,日付,再生数,インプレッション,リーチ,いいね,コメント,保存,シェア,クリック",
    );
  });

  it("gives no CSV without the feature, nor of another company's project", async () => {
    const { job } = await office();
    const foreign = await office();
    const params = { id: job.project_uid, format: "csv" as const };
    expect((await app.as(foreign.staff).fetch(listProjectPosts, { params })).status).toBe(404);
    const { company, job: own } = await office();
    await app.run(() => db().execute(sql`update companies set permission = '{}' where uid = ${company.uid}`));
    const admin = await app.run(() => insertMember(company, "admin"));
    const refused = await app
      .as(admin)
      .call(listProjectPosts, { params: { id: own.project_uid, format: "csv" } });
    expect(refused.error.code).toBe("feature_not_granted");
  });
});
