import {
  type exportProjectReport as exportCall,
  type MetricField,
  mediaTypeLabels,
  metricFieldLabels,
  metricFields,
  type ParsedQueryOf,
  platformLabels,
} from "@tsumugi/contract";
import { hasFeature, type MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { dayInJapan, daysBetween } from "../core/clock.ts";
import { now } from "../core/context.ts";
import type { CsvCell } from "../core/csv/index.ts";
import { attachment, csvResponse } from "../core/csvResponse.ts";
import { AppError, found } from "../core/errors.ts";
import { selectDaily } from "../posts/dailyMetrics.repository.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { countsSamples, summariseReport } from "./countPosts.ts";
import { type ReportPost, reportPosts } from "./reportPosts.repository.ts";
import { postCells, postHeader, summaryRows } from "./reportSheet.ts";
import { WORKBOOK_TYPE, writeWorkbook } from "./workbook.adapter.ts";

type Query = ParsedQueryOf<typeof exportCall> & { id: string; format: "csv" | "xlsx" };

const DAILY_HEADER = [
  "媒体",
  "種類",
  "クリエイター",
  "タイトル",
  "URL",
  "投稿日",
  "日付",
  "投稿からの日数",
  ...metricFields.map((field) => metricFieldLabels[field]),
];

/** The figures of the screen as a file, with its filters. @throws AppError not_found, feature_not_granted */
export async function exportProjectReport(
  actor: MemberActor,
  { id, format, kind, encoding, ...filter }: Query,
): Promise<Response> {
  const { company_uid } = actor;
  const project = found(await findProjectRow(company_uid, id));
  if (!hasFeature(actor, "csv_export")) throw new AppError("feature_not_granted");
  const posts = await reportPosts(company_uid, id, filter);
  const is_daily = kind === "daily" && format === "csv";
  await audit("report.export", id, { count: posts.length, format, is_daily });
  const name = `${project.name}_レポート_${dayInJapan(now())}`;
  if (is_daily) {
    return csvResponse(`${name}_日別.csv`, encoding, DAILY_HEADER, dailyRows(company_uid, posts));
  }
  const summary = summariseReport(posts, actor.canSeeFees);
  const rows = summary.ranking.map(postCells);
  if (format === "csv") return csvResponse(`${name}.csv`, encoding, postHeader, once(rows));
  const workbook = await writeWorkbook([
    { name: "集計", rows: summaryRows(summary) },
    { name: "投稿別", rows: [postHeader, ...rows] },
  ]);
  return new Response(workbook, {
    headers: { "content-type": WORKBOOK_TYPE, "content-disposition": attachment(`${name}.xlsx`) },
  });
}

async function* once(rows: CsvCell[][]): AsyncGenerator<CsvCell[][]> {
  if (rows.length > 0) yield rows;
}

/** A year of a post's days at a time. */
const POSTS_AT_ONCE = 10;

async function* dailyRows(company_uid: string, posts: readonly ReportPost[]): AsyncGenerator<CsvCell[][]> {
  const withSamples = countsSamples(posts);
  for (let from = 0; from < posts.length; from += POSTS_AT_ONCE) {
    const some = new Map(posts.slice(from, from + POSTS_AT_ONCE).map((post) => [post.uid, post]));
    const days = await selectDaily(company_uid, [...some.keys()]);
    const rows = days.flatMap((day): CsvCell[][] => {
      const post = some.get(day.post_uid);
      if (!post || (day.source === "sandbox" && !withSamples)) return [];
      return [[...dayCells(post, day.measured_on), ...figuresOf(day)]];
    });
    if (rows.length > 0) yield rows;
  }
}

const figuresOf = (day: Record<MetricField, number | null>) => metricFields.map((field) => day[field]);

const dayCells = (post: ReportPost, on: string): CsvCell[] => [
  platformLabels[post.platform],
  mediaTypeLabels[post.media_type],
  post.creator.name,
  post.title,
  post.url,
  post.posted_on,
  on,
  daysBetween(post.posted_on, on),
];
