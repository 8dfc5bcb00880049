import {
  createReportShare,
  exportProjectReport,
  getCompanyReport,
  getProjectReport,
  getSummaryMetrics,
  listProjectPosts,
  listReportPosts,
  openSharedReport,
  updateProjectReport,
} from "@tsumugi/contract";
import { type SQL, sql } from "drizzle-orm";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { now } from "../core/context.ts";
import { encodeCursor } from "../core/cursor.ts";
import { db, inTransaction } from "../db/index.ts";
import { selectSeries } from "../posts/dailyMetrics.repository.ts";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { createTestApp } from "../testing/index.ts";
import { insertReportScene } from "../testing/reportScene.ts";
import { keptLink } from "../uploads/links.presenter.ts";
import { selectCompanyPosts, selectGroupSums, selectHasSamples } from "./companyReport.repository.ts";
import { selectReportPosts } from "./reportPosts.repository.ts";

const app = await createTestApp();
const period = { from: "2026-06-01", to: "2026-12-31" };
const at = await app.run(insertReportScene);
const params = { id: at.first.project_uid };

type Row = Record<string, string>;
const rowsOf = async (file: Response) =>
  Papa.parse<Row>((await file.text()).replace("\uFEFF", ""), { header: true, skipEmptyLines: true }).data;

describe("files and pages", () => {
  it("pages through the rows, and gives viewers no fee", async () => {
    const page = async (cursor?: string) =>
      (
        await app
          .as(at.viewer)
          .call(listReportPosts, { query: { ...period, limit: 2, ...(cursor && { cursor }) } })
      ).body;
    const first = await page();
    const second = await page(first.next_cursor ?? "");
    const third = await page(second.next_cursor ?? "");
    const days = [first, second, third].flatMap(({ items }) => items.map(({ posted_on }) => posted_on));
    expect(days).toEqual(["2026-11-01", "2026-10-02", "2026-10-01", "2026-09-30", "2026-07-01"]);
    expect([first.total, third.next_cursor, first.items[0]?.cost]).toEqual([5, null, null]);
    const { body } = await app.as(at.viewer).call(getCompanyReport, { query: { ...period, best: "cpe" } });
    expect([body.totals.cost, body.totals.cpv.numerator, body.by_month[0]?.cpe.value]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("shows our own copy of a post's picture, since the platform's address of it ends within days", async () => {
    const uid = "0199-picture";
    await app.run(() =>
      db().execute(sql`update post_collections set picture = ${keptLink(uid)} where company_uid = ${at.company.uid}
        and post_uid in (select uid from project_posts where title = '=1+1')`),
    );
    const sections = ["gallery" as const];
    const made = await app
      .as(at.staff)
      .call(createReportShare, { params, body: { label: "部長", sections } });
    const token = made.body.url.split("/").at(-1) ?? "";
    const shared = await app.as(null).call(openSharedReport, { params: { token }, body: {} });
    const reader = app.as(at.viewer);
    const lists = [
      (await reader.call(getSummaryMetrics, { params })).body.ranking,
      (await reader.call(listReportPosts, { query: period })).body.items,
      (await reader.call(listProjectPosts, { params: { ...params, format: "json" } })).body.items,
      shared.body.summary.ranking,
    ];
    for (const posts of lists) {
      const post = posts.find(({ title }) => title === "=1+1");
      expect(post?.thumbnail).toMatch(new RegExp(`^/uploads/${uid}\\?expires=`));
      expect(post?.thumbnail).not.toContain("99999999999");
    }
  });

  it("refuses a cursor that names no day", async () => {
    const days = ["", "abc", "2026-02-31x", "0000-01-01", "+010000-01-01"].map((day) => [day, "x"] as const);
    for (const [day, uid] of [...days, ["2026-10-02", "\0"] as const]) {
      const query = { ...period, cursor: encodeCursor([day, uid]) };
      const { status, error } = await app.as(at.viewer).call(listReportPosts, { query });
      expect([day, status, Object.keys(error?.fields ?? {})]).toEqual([day, 400, ["cursor"]]);
    }
  });

  it("refuses a period that ends before it begins, with the cure at its end", async () => {
    const query = { from: "2026-12-31", to: "2026-06-01" };
    const as = app.as(at.viewer);
    for (const { status, error } of [
      await as.call(getCompanyReport, { query }),
      await as.call(listReportPosts, { query }),
    ]) {
      expect([status, error.fields?.to]).toEqual([400, expect.stringContaining("始まりの日以降にして")]);
    }
    const day = { from: "2026-10-02", to: "2026-10-02" };
    expect((await as.call(listReportPosts, { query: day })).body.total).toBe(1);
  });

  it("writes the days of a year in portions, aligned by the day of posting", async () => {
    await app.run(() =>
      db().execute(sql`insert into post_daily_metrics (company_uid, post_uid, measured_on, views, source, fetched_at)
        select company_uid, uid, (posted_at at time zone 'Asia/Tokyo')::date + n, 10 * n, 'api', ${now().toISOString()}
        from project_posts, generate_series(0, 364) n where company_uid = ${at.company.uid} and title = '=1+1'`),
    );
    const query = { kind: "daily" as const };
    const rows = await rowsOf(
      await app.as(at.staff).fetch(exportProjectReport, { params: { ...params, format: "csv" }, query }),
    );
    expect(rows).toHaveLength(365);
    expect(rows.at(-1)).toMatchObject({
      投稿日時: "2026-11-01 01:00",
      投稿からの日数: "364",
      再生数: "3640",
    });
  });
});

describe("what is kept with a report", () => {
  it("begins with every part, keeps what is named, and refuses an older version", async () => {
    const read = async () => (await app.as(at.viewer).call(getProjectReport, { params })).body;
    expect(await read()).toMatchObject({ comment: "", version: 1, updated_by: null });
    const save = (body: object) =>
      app.as(at.staff).call(updateProjectReport, { params, body: { version: 1, ...body } });
    expect((await save({ comment: "好調でした", targets: { views: 1000 } })).body).toMatchObject({
      version: 2,
    });
    const late = await save({ sections: ["summary"] });
    expect(late.error).toMatchObject({
      code: "stale_version",
      current: { comment: "好調でした", version: 2 },
    });
    expect((await save({ version: 2, sections: ["gallery", "summary"] })).body).toMatchObject({
      sections: ["gallery", "summary"],
      targets: { views: 1000 },
      comment: "好調でした",
    });
    expect(
      (await app.as(at.viewer).call(updateProjectReport, { params, body: { version: 3 } })).error.code,
    ).toBe("forbidden");
  });
});

it("reads a project and a company by their indexes, each fee once a job, and the days of a post in their order", async () => {
  const { company, first, other } = at;
  let plans = { project: "", company: "", companyOutput: "", samples: "", rows: "", series: "" };
  const fillAndExplain = async () => {
    for (const [job, count] of [
      [first, 200],
      [other, 2_000],
    ] as const) {
      await db().execute(sql`insert into project_posts (uid, company_uid, project_uid, job_request_uid, creator_uid,
          platform, media_type, platform_id, url, title, posted_at, created_at, metrics)
        select 'plan-' || ${count}::int || '-' || n, ${company.uid}, ${job.project_uid}, ${job.job_request_uid},
          ${job.creator_uid}, 'youtube', 'video', 'plan-' || n, 'https://youtu.be/plan', '投稿',
          timestamptz '2025-01-01' - n * interval '1 hour', now(),
          '{"views": {"value": 9, "source": "api", "fetched_at": "2026-11-01T00:00:00Z"}}'
        from generate_series(1, ${count}::int) n`);
    }
    await db().execute(sql`insert into post_daily_metrics (company_uid, post_uid, measured_on, views, source, fetched_at)
      select company_uid, uid, (posted_at at time zone 'Asia/Tokyo')::date + n, n, 'api', now()
      from project_posts, generate_series(0, 9) n where uid like 'plan-200-%'`);
    await db().execute(sql`analyze`);
    const planOf = async (query: SQL) => {
      const { rows } = await db().execute(sql`explain ${query}`);
      return rows.map((row) => String(row["QUERY PLAN"])).join("\n");
    };
    const outputOf = async (query: SQL) => {
      const { rows } = await db().execute(sql`explain (verbose, costs off) ${query}`);
      return rows.map((row) => String(row["QUERY PLAN"])).join("\n");
    };
    const filter = { from: "2020-01-01", to: "2030-12-31" };
    plans = {
      project: await planOf(selectReportPosts(company.uid, first.project_uid, {})),
      company: await planOf(selectGroupSums(company.uid, filter, false)),
      companyOutput: await outputOf(selectGroupSums(company.uid, filter, false)),
      samples: await planOf(selectHasSamples(company.uid)),
      rows: await planOf(selectCompanyPosts(company.uid, filter, { limit: 51 })),
      series: await planOf(
        selectSeries(company.uid, ["plan-200-1", "plan-200-2"], {
          field: "views",
          days_later: 365,
          withSamples: false,
        }),
      ),
    };
    throw new Error("taken back");
  };
  await expect(app.run(() => inTransaction(fillAndExplain))).rejects.toThrow("taken back");
  expect(plans.project).toMatch(/project_posts_(company_uid_project_uid|by_project)/);
  expect(plans.project).not.toContain("Seq Scan on project_posts");
  // One look-up of the agreed fee in the whole plan, below the jobs and not below the posts.
  expect(plans.company.match(/ on job_request_versions v/g)).toHaveLength(1);
  // Titles, captions and addresses are not carried along while the posts are sorted.
  expect(plans.companyOutput).toMatch(/Sort\n\s+Output: (?!.*\btitle\b).*job_request_uid/);
  expect(plans.company).toMatch(/CTE fees[\s\S]*job_request_versions[\s\S]*CTE f\b/);
  expect(plans.samples).toContain("project_posts_sampled");
  expect(plans.rows).toContain("Scan Backward using project_posts_by_day");
  expect(plans.rows).not.toContain("Seq Scan on project_posts");
  expect(plans.series).toContain("Index Only Scan using post_daily_metrics_pkey");
  expect(plans.series).not.toMatch(/Sort|Seq Scan on post_daily_metrics/);
});

leavesInTheLog(() => app, ["report.export"]);
