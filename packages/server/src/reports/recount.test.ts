import {
  exportProjectReport,
  type Figures,
  getCompanyReport,
  getDailyMetrics,
  getReportClicks,
  getReportComparison,
  getSummaryMetrics,
  listReportPosts,
  mediaTypeLabels,
  metricFieldLabels,
  metricFields,
  NO_GENRE,
} from "@tsumugi/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { createTestApp } from "../testing/index.ts";
import { again, type Row, rowsOf } from "../testing/recount.ts";
import { insertRecountScene } from "../testing/recountScene.ts";
import { insertReportScene } from "../testing/reportScene.ts";

const app = await createTestApp();
const period = { from: "2026-06-01", to: "2026-12-31" };
const at = await app.run(insertReportScene);
const params = { id: at.first.project_uid };

const same = (shown: Figures | undefined, rows: Row[]) => expect(shown).toMatchObject(again(rows));

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
        rows.filter((row) => row.SNS === label),
      );
    }
    for (const group of shown.by_media_type) {
      same(
        group,
        rows.filter((row) => row.種類 === mediaTypeLabels[group.media_type]),
      );
    }
    expect(shown.by_media_type).toHaveLength(2);
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
    // The samples of one project are left out beside what is measured in another, and the screen has to say so.
    expect(body).toMatchObject({ is_sample: true, counts_samples: false });
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

type FileQuery = Parameters<typeof projectFile>[1];
const projectFile = async (
  id: string,
  query: {
    kind?: "posts" | "daily" | "clicks";
    platform?: ("youtube" | "tiktok")[];
    media_type?: "short"[];
  } = {},
) => rowsOf(await app.as(at.staff).fetch(exportProjectReport, { params: { id, format: "csv" }, query }));

/** The value below which the share `q` of the sorted lies: the two neighbours, each by its nearness. */
function between(values: number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * q;
  const [low, high] = [Math.floor(place), Math.ceil(place)];
  return low === high
    ? (sorted[low] ?? Number.NaN)
    : (sorted[low] ?? 0) * (high - place) + (sorted[high] ?? 0) * (place - low);
}
const near = (value: number | null) => (value === null ? null : expect.closeTo(value, 8));

describe("what stands beside the sums, worked out again from the files", () => {
  let scene: Awaited<ReturnType<typeof insertRecountScene>>;
  beforeAll(async () => {
    scene = await app.run(() => insertRecountScene(at));
  });

  it("has each post's ratios and share of the fee, in the order of the screen", async () => {
    for (const id of [params.id, scene.summer.project_uid, scene.samples.project_uid]) {
      const rows = await projectFile(id);
      const { ranking } = (await app.as(at.staff).call(getSummaryMetrics, { params: { id } })).body;
      expect(rows.map((row) => row.URL)).toEqual(ranking.map(({ url }) => url));
      const number = (cell: string | undefined) => (cell ? Number(cell) : null);
      const per = (top: number | null, bottom: number | null) =>
        top !== null && bottom ? near(top / bottom) : null;
      for (const [index, row] of rows.entries()) {
        const views = number(row.再生数);
        const known = ["いいね", "コメント", "保存", "シェア"].flatMap((name) => number(row[name]) ?? []);
        const engagements = row.いいね ? known.reduce((a, b) => a + b) : null;
        const cost = number(row["費用（税抜・按分）"]);
        const ratios = { er: per(engagements, views), cpv: per(cost, views), cpe: per(cost, engagements) };
        expect(ranking[index]).toMatchObject({ views, engagements, cost, ...ratios });
        expect([number(row.ER), number(row.CPV), number(row.CPE)]).toEqual(Object.values(ratios));
        expect(number(row.反応数)).toBe(engagements);
      }
      // One request per creator and project: the posts of a job are those of a creator.
      for (const posts of Map.groupBy(rows, (row) => row.クリエイター).values()) {
        const shares = posts.map((row) => Number(row["費用（税抜・按分）"]));
        const fee = Number(posts[0]?.["依頼の費用（税抜）"]);
        expect(posts).toHaveLength(Number(posts[0]?.依頼の投稿数));
        expect(shares.reduce((a, b) => a + b)).toBe(fee);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }
    }
  });

  it("has the median and the middle half of every day, as measured and as added", async () => {
    const queries: FileQuery[] = [{}, { platform: ["youtube"] }, { media_type: ["short"] }];
    let bands = 0;
    for (const query of queries) {
      const rows = await projectFile(params.id, { ...query, kind: "daily" });
      for (const field of ["views", "likes", "saves"] as const) {
        for (const [mode, days_later] of [
          ["cumulative", 30],
          ["cumulative", 3],
          ["per_day", 30],
          ["per_day", 1],
        ] as const) {
          const series = [...Map.groupBy(rows, (row) => row.URL).values()].map((days) => {
            const known = new Map(
              days.flatMap((row): [number, number][] => {
                const [day, cell] = [Number(row.投稿からの日数), row[metricFieldLabels[field]]];
                return cell && day >= 0 && day <= days_later ? [[day, Number(cell)]] : [];
              }),
            );
            return [...known].flatMap(([day, value]): [number, number][] => {
              if (mode === "cumulative" || day === 0) return [[day, value]];
              const before = known.get(day - 1);
              return before === undefined ? [] : [[day, value - before]];
            });
          });
          const byDay = Map.groupBy(series.flat(), ([day]) => day);
          const expected = [...byDay]
            .filter(([, points]) => points.length >= 3)
            .toSorted(([a], [b]) => a - b)
            .map(([days, points]) => {
              const values = points.map(([, value]) => value);
              const [low, value, high] = [0.25, 0.5, 0.75].map((q) => near(between(values, q)));
              return { days_later: days, low, value, high, post_count: points.length };
            });
          const { body } = await app
            .as(at.staff)
            .call(getDailyMetrics, { params, query: { ...query, field, mode, days_later } });
          expect(body.median).toEqual(expected);
          bands += expected.length;
        }
      }
    }
    // Not an agreement of nothing with nothing.
    expect(bands).toBeGreaterThan(30);
  });

  it("has the project beside the company's others, and their medians", async () => {
    for (const id of [params.id, scene.summer.project_uid, scene.samples.project_uid]) {
      const { body } = await app.as(at.staff).call(getReportComparison, { params: { id } });
      same(body.own, await projectFile(id));
      const others = await Promise.all(
        body.projects.map(async ({ project, ...shown }) => {
          const rows = await projectFile(project.uid);
          same(shown, rows);
          return again(rows);
        }),
      );
      expect(others).toHaveLength(3);
      const median = (of: (figures: (typeof others)[number]) => number | null) => {
        const known = others.flatMap((figures) => of(figures) ?? []);
        return known.length === 0 ? null : near(between(known, 0.5));
      };
      const perPost = (sum: number | null, posts: number) => (sum === null ? null : sum / posts);
      // Posts that nobody has measured: else a mean over all would pass, too.
      expect(others.some(({ post_count, measured_posts }) => measured_posts.views < post_count)).toBe(true);
      expect(body.median).toEqual({
        post_count: median(({ post_count }) => post_count),
        views_per_post: median(({ totals, measured_posts }) => perPost(totals.views, measured_posts.views)),
        engagements_per_post: median(({ engagements, measured_posts }) =>
          perPost(engagements, measured_posts.engagements),
        ),
        er: median(({ er }) => er.value),
        cost: median(({ cost }) => cost),
        cpv: median(({ cpv }) => cpv.value),
        cpe: median(({ cpe }) => cpe.value),
      });
    }
  });

  it("has the clicks of every post and hour around posting, of two posts of one link in each", async () => {
    const queries: FileQuery[] = [{}, { platform: ["tiktok"] }];
    for (const query of queries) {
      const rows = await projectFile(params.id, { ...query, kind: "clicks" });
      const { body } = await app.as(at.staff).call(getReportClicks, { params, query });
      const hour = (row: Row) => Number(row.投稿からの時間);
      const sum = (some: Row[], from: number, to: number) =>
        some
          .filter((row) => hour(row) >= from && hour(row) <= to)
          .reduce((all, row) => all + Number(row.短縮リンクのクリック), 0);
      const byPost = [...Map.groupBy(rows, (row) => row.URL).values()];
      expect(body.posts).toMatchObject(
        byPost.map((some) => ({
          before: sum(some, -24, -1),
          first_day: sum(some, 0, 23),
          three_days: sum(some, 0, 71),
        })),
      );
      expect(body.hours).toEqual(
        Array.from({ length: 96 }, (_, index) => ({
          hours_later: index - 24,
          clicks: sum(rows, index - 24, index - 24),
        })),
      );
      expect(byPost.length).toBe(query?.platform ? 1 : 3);
      expect(sum(rows, -24, 71)).toBeGreaterThan(0);
    }
  });

  it("counts figures written by hand, leaves out samples beside measured ones, and counts them where they stand alone", async () => {
    const of = async (id: string) => ({
      rows: await projectFile(id),
      shown: (await app.as(at.staff).call(getSummaryMetrics, { params: { id } })).body,
    });
    const { rows, shown } = await of(scene.summer.project_uid);
    same(shown, rows);
    expect(shown).toMatchObject({
      counts_samples: false,
      is_sample: true,
      totals: { views: 500, likes: 26 },
    });
    expect(shown.sources).toMatchObject({ views: { manual: 1 }, likes: { api: 1, creator: 1 } });
    const alone = await of(scene.samples.project_uid);
    same(alone.shown, alone.rows);
    expect(alone.shown).toMatchObject({ counts_samples: true, totals: { views: 8000 } });
    expect(alone.rows.every((row) => row.サンプル !== "")).toBe(true);
    for (const field of metricFields) expect(Object.keys(rows[0] ?? {})).toContain(metricFieldLabels[field]);
  });
});

leavesInTheLog(() => app, ["report.export", "company_report.export"]);
