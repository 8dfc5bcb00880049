import {
  exportProjectReport,
  getSummaryMetrics,
  metricFieldLabels,
  metricFields,
  ratioKinds,
  ratioTerms,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import Papa from "papaparse";
import readWorkbook from "read-excel-file/node";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { createTestApp } from "../testing/index.ts";
import { insertReportScene } from "../testing/reportScene.ts";

const app = await createTestApp();
const at = await app.run(insertReportScene);

const file = (id: string, format: "csv" | "xlsx") =>
  app.as(at.staff).fetch(exportProjectReport, { params: { id, format }, query: {} });
const linesOf = async (id: string) =>
  Papa.parse<string[]>((await (await file(id, "csv")).text()).replace("\uFEFF", "").trim()).data;
const sheetsOf = async (id: string) =>
  readWorkbook(Buffer.from(await (await file(id, "xlsx")).arrayBuffer()));
const summaryOf = async (id: string) =>
  (await app.as(at.staff).call(getSummaryMetrics, { params: { id } })).body;

it("writes a workbook in which a reader of workbooks finds the rows of the CSV, numbers as numbers, times as times and text as text", async () => {
  const id = at.first.project_uid;
  const hard = "=1+1 <b>&amp; 改\n行 𠮷\u0007 _x0041_";
  await app.run(() => db().execute(sql`update project_posts set title = ${hard} where title = '=1+1'`));
  const [sums, posts, ...more] = await sheetsOf(id);
  expect([sums?.sheet, posts?.sheet, more.length]).toEqual(["集計", "投稿別", 0]);
  const lines = await linesOf(id);
  const [header = []] = lines;
  const isNumber = (column: number) => column >= 6 && header[column] !== "サンプル";
  const typed = lines.map((line, row) =>
    line.map((cell, column) => {
      if (cell === "") return null;
      if (row > 0 && isNumber(column)) return Number(cell);
      // A workbook knows no zone: the clock time of Japan, which its reader takes for that of Greenwich.
      if (row > 0 && header[column] === "投稿日時") return new Date(`${cell.replace(" ", "T")}:00Z`);
      // A CSV's apostrophe keeps a text from being run, which no text of a workbook is; its file may hold no bell.
      return cell.replace(/^'(?==)/, "").replace("\u0007", "");
    }),
  );
  expect(posts?.data).toEqual(typed);
  expect(typed[1]?.slice(2, 4)).toEqual(["=はな", hard.replace("\u0007", "")]);
  const shown = await summaryOf(id);
  const cards = new Map((sums?.data ?? []).map(([name, ...cells]) => [name, cells]));
  expect([cards.get("投稿")?.[0], cards.get("費用（税抜）")?.[0]]).toEqual([4, 150_001]);
  expect(cards.get("反応数")?.[0]).toBe(shown.engagements);
  for (const field of metricFields) {
    expect(cards.get(metricFieldLabels[field])?.[0]).toBe(shown.totals[field]);
  }
  for (const kind of ratioKinds) {
    const { value, numerator, denominator, posts: over, formula } = shown[kind];
    expect(cards.get(ratioTerms[kind].label)).toEqual([value, numerator, denominator, over, formula]);
  }
});

it("reads the posts of a file in portions that follow each other, in the screen's order, to the last", async () => {
  const { project_uid: id, job_request_uid, creator_uid } = at.other;
  const views = sql`jsonb_build_object('views', jsonb_build_object('value', n % 11, 'source', 'api',
    'fetched_at', '2026-11-01T00:00:00Z'))`;
  await app.run(() =>
    db().execute(sql`insert into project_posts (uid, company_uid, project_uid, job_request_uid, creator_uid, platform,
        media_type, platform_id, url, title, posted_at, created_at, metrics)
      select 'many-' || n, ${at.company.uid}, ${id}, ${job_request_uid}, ${creator_uid}, 'youtube', 'video', 'many-' || n,
        'https://youtu.be/many' || n, '投稿', timestamptz '2026-01-01' + (n % 7) * interval '1 hour', now(),
        case n % 3 when 0 then '{}'::jsonb else ${views} end
      from generate_series(1, 1200) n`),
  );
  const shown = await summaryOf(id);
  const lines = await linesOf(id);
  expect(lines.slice(1).map((line) => line[4])).toEqual(shown.ranking.map(({ url }) => url));
  expect(lines).toHaveLength(1202);
  const [sums, posts] = await sheetsOf(id);
  expect(posts?.data.map((row) => row[4])).toEqual(lines.map((line) => line[4]));
  const cost = sums?.data.find(([name]) => name === "費用（税抜）")?.[1];
  expect([cost, shown.cost]).toEqual([70_000, 70_000]);
});

it("writes only its headings where nothing is chosen", async () => {
  const query = { platform: ["x" as const] };
  const params = { id: at.first.project_uid, format: "xlsx" as const };
  const answer = await app.as(at.staff).fetch(exportProjectReport, { params, query });
  const [sums, posts] = await readWorkbook(Buffer.from(await answer.arrayBuffer()));
  expect(posts?.data).toHaveLength(1);
  expect(sums?.data.find(([name]) => name === "投稿")?.[1]).toBe(0);
});
