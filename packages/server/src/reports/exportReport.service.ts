import type { exportProjectReport as exportCall, ParsedQueryOf } from "@tsumugi/contract";
import { hasFeature, type MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { dayInJapan, daysBetween } from "../core/clock.ts";
import { now } from "../core/context.ts";
import type { CsvCell } from "../core/csv/index.ts";
import { attachment, csvResponse, once } from "../core/csvResponse.ts";
import { AppError, found } from "../core/errors.ts";
import { daysOfPosts } from "../posts/daysOfPosts.service.ts";
import { FIGURE_COLUMNS, figureCells, POST_COLUMNS, postFacts } from "../posts/postCells.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { countsSamples, summariseReport } from "./countPosts.ts";
import { type ReportPost, reportPosts } from "./reportPosts.repository.ts";
import { postCells, postHeader, summaryRows } from "./reportSheet.ts";
import { WORKBOOK_TYPE, writeWorkbook } from "./workbook.adapter.ts";

type Query = ParsedQueryOf<typeof exportCall> & { id: string; format: "csv" | "xlsx" };

const DAILY_HEADER = [...POST_COLUMNS, "日付", "投稿からの日数", ...FIGURE_COLUMNS];

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

async function* dailyRows(company_uid: string, posts: readonly ReportPost[]): AsyncGenerator<CsvCell[][]> {
  const withSamples = countsSamples(posts);
  for await (const days of daysOfPosts(company_uid, once(posts))) {
    const rows = days
      .filter(({ day }) => withSamples || day.source !== "sandbox")
      .map(({ post, day: { measured_on, ...figures } }) => [
        ...postFacts(post),
        measured_on,
        daysBetween(post.posted_on, measured_on),
        ...figureCells(figures),
      ]);
    if (rows.length > 0) yield rows;
  }
}
