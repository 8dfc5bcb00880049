import { inflateRawSync } from "node:zlib";
import {
  exportProjectReport,
  type Figures,
  getCompanyReport,
  getProjectReport,
  getReportComparison,
  getSummaryMetrics,
  listReportPosts,
  NO_GENRE,
  updateProjectReport,
} from "@tsumugi/contract";
import { type SQL, sql } from "drizzle-orm";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { now } from "../core/context.ts";
import { db, inTransaction } from "../db/index.ts";
import { selectSeries } from "../posts/dailyMetrics.repository.ts";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { createTestApp } from "../testing/index.ts";
import { insertReportScene } from "../testing/reportScene.ts";
import { selectCompanyPosts, selectGroupSums } from "./companyReport.repository.ts";
import { selectReportPosts } from "./reportPosts.repository.ts";

const app = await createTestApp();
const period = { from: "2026-06-01", to: "2026-12-31" };
const at = await app.run(insertReportScene);
const params = { id: at.first.project_uid };

type Row = Record<string, string>;
const rowsOf = async (file: Response) =>
  Papa.parse<Row>((await file.text()).replace("\uFEFF", ""), { header: true, skipEmptyLines: true }).data;

/** The arithmetic of a report once more, from the columns of its file and nothing else. */
function again(rows: Row[]) {
  const cell = (row: Row, name: string) => (row[name] ? Number(row[name]) : null);
  const sum = (name: string, over = rows) => {
    const known = over.map((row) => cell(row, name)).filter((one) => one !== null);
    return known.length > 0 ? known.reduce((a, b) => a + b) : null;
  };
  const ratio = (top: string, bottom: string, factor = 1) => {
    const over = rows.filter((row) => cell(row, top) !== null && cell(row, bottom) !== null);
    const [numerator, denominator] = [sum(top, over), sum(bottom, over)];
    const value = numerator !== null && denominator ? (numerator / denominator) * factor : null;
    return { value, numerator, denominator, posts: over.length };
  };
  const COST = "費用（税抜・按分）";
  return {
    post_count: rows.length,
    cost: sum(COST),
    engagements: sum("反応数"),
    totals: {
      views: sum("再生数"),
      impressions: sum("インプレッション"),
      reach: sum("リーチ"),
      likes: sum("いいね"),
      comments: sum("コメント"),
      saves: sum("保存"),
      shares: sum("シェア"),
      clicks: sum("クリック"),
    },
    er: ratio("反応数", "再生数"),
    cpv: ratio(COST, "再生数"),
    cpe: ratio(COST, "反応数"),
    cpm: ratio(COST, "インプレッション", 1000),
    cpc: ratio(COST, "クリック"),
  };
}

const same = (shown: Figures | undefined, rows: Row[]) => expect(shown).toMatchObject(again(rows));

/** The files of a workbook by its list of contents, which says where each begins and how long it is. */
function filesIn(zip: Buffer): [name: string, text: string][] {
  const found: [string, string][] = [];
  for (let at = zip.indexOf("PK\x01\x02"); at >= 0; at = zip.indexOf("PK\x01\x02", at + 4)) {
    const name = zip.toString("utf8", at + 46, at + 46 + zip.readUInt16LE(at + 28));
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(begin, begin + zip.readUInt32LE(at + 20));
    found.push([name, (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes).toString("utf8")]);
  }
  return found;
}

describe("every figure, worked out again from the file", () => {
  it("of a project, as a whole, by platform and kind, and under a filter", async () => {
    const file = async (query = {}) =>
      rowsOf(
        await app.as(at.staff).fetch(exportProjectReport, { params: { ...params, format: "csv" }, query }),
      );
    const summary = async (query = {}) =>
      (await app.as(at.staff).call(getSummaryMetrics, { params, query })).body;
    const [rows, shown] = [await file(), await summary()];
    expect(rows).toHaveLength(4);
    same(shown, rows);
    expect([shown.cost, shown.totals.views, shown.counts_samples]).toEqual([150_001, 1333, false]);
    for (const group of shown.by_platform) {
      const label = { youtube: "YouTube", tiktok: "TikTok", instagram: "", x: "" }[group.platform];
      same(
        group,
        rows.filter((row) => row.媒体 === label),
      );
    }
    const narrow = { platform: ["tiktok" as const] };
    same(await summary(narrow), await file(narrow));
    expect((await summary(narrow)).cost).toBe(33_333);
    expect(rows[0]).toMatchObject({ クリエイター: "'=はな", タイトル: "'=1+1", 依頼の投稿数: "3" });
  });

  it("of the company, by month, platform, genre, project and creator, in all rows behind it", async () => {
    const file = async (query = {}) =>
      rowsOf(
        await app.as(at.staff).fetch(listReportPosts, { query: { ...period, ...query, format: "csv" } }),
      );
    const { body } = await app.as(at.staff).call(getCompanyReport, { query: period });
    const rows = await file();
    same(body.totals, rows);
    expect(body.totals).toMatchObject({ post_count: 5, cost: 220_001 });
    expect(body.by_month.map(({ month }) => month)).toEqual(["2026-07", "2026-09", "2026-10", "2026-11"]);
    for (const { month, ...shown } of body.by_month) {
      const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
      same(shown, await file({ from: `${month}-01`, to: `${month}-${days}` }));
    }
    for (const { platform, ...shown } of body.by_platform) same(shown, await file({ platform: [platform] }));
    for (const { project, ...shown } of body.by_project)
      same(shown, await file({ project_uid: project.uid }));
    for (const { creator, ...shown } of body.best_creators)
      same(shown, await file({ creator_uid: creator.uid }));
    for (const { genre, ...shown } of body.by_genre) {
      same(shown, await file({ genre_uid: genre?.uid ?? NO_GENRE }));
    }
    expect(body.by_genre.map(({ genre, post_count }) => [genre === null, post_count]).toSorted()).toEqual([
      [false, 3],
      [false, 4],
      [true, 1],
    ]);
    expect(body.best_creators[0]).toMatchObject({ engagements: 770 });
    const cheap = await app.as(at.staff).call(getCompanyReport, { query: { ...period, best: "cpe" } });
    expect(cheap.body.best_creators[0]?.cpe.value).toBeCloseTo(70_000 / 770);
  });
});

describe("files and pages", () => {
  it("writes a workbook in which text stays text and numbers are numbers", async () => {
    const answer = await app
      .as(at.staff)
      .fetch(exportProjectReport, { params: { ...params, format: "xlsx" }, query: {} });
    expect(answer.headers.get("content-type")).toContain("spreadsheetml");
    const all = filesIn(Buffer.from(await answer.arrayBuffer()));
    const text = all.map(([, xml]) => xml).join("\n");
    expect(text).toContain("=はな");
    expect(text).not.toMatch(/<f>|<f /);
    expect(all.filter(([name]) => name.startsWith("xl/worksheets/sheet"))).toHaveLength(2);
    expect(text).toMatch(/<v>150001<\/v>/);
  });

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

  it("compares with the company's other projects, by their median", async () => {
    const { body } = await app.as(at.staff).call(getReportComparison, { params });
    const own = (await app.as(at.staff).call(getSummaryMetrics, { params })).body;
    expect(body.own).toMatchObject({ cost: own.cost, cpv: own.cpv, engagements: own.engagements });
    expect(body.projects.map(({ project, cost }) => [project.name, cost])).toEqual([["春の新作", 70_000]]);
    expect(body.median).toMatchObject({ views_per_post: 70_000, cpv: 1 });
  });
});

it("reads a project and a company by their indexes, each fee once a job, and the days of a post in their order", async () => {
  const { company, first, other } = at;
  let plans = { project: "", company: "", rows: "", series: "" };
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
    const filter = { from: "2020-01-01", to: "2030-12-31" };
    plans = {
      project: await planOf(selectReportPosts(company.uid, first.project_uid, {})),
      company: await planOf(selectGroupSums(company.uid, filter, false)),
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
  expect(plans.company).toMatch(/CTE fees[\s\S]*job_request_versions[\s\S]*CTE f\b/);
  expect(plans.rows).toContain("Scan Backward using project_posts_by_day");
  expect(plans.rows).not.toContain("Seq Scan on project_posts");
  expect(plans.series).toContain("post_daily_metrics_pkey");
  expect(plans.series).not.toMatch(/Sort|Seq Scan on post_daily_metrics/);
});

leavesInTheLog(() => app, ["report.export", "company_report.export"]);
