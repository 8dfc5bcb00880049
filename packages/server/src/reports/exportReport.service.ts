import {
  type exportProjectReport as exportCall,
  figuresOf,
  type ParsedQueryOf,
  sumFigures,
} from "@tsumugi/contract";
import { hasFeature, type MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { dayInJapan, daysBetween } from "../core/clock.ts";
import { now } from "../core/context.ts";
import type { CsvCell } from "../core/csv/index.ts";
import { csvResponse, fileResponse } from "../core/csvResponse.ts";
import { AppError, found } from "../core/errors.ts";
import { daysOfPosts } from "../posts/daysOfPosts.service.ts";
import { FIGURE_COLUMNS, figureCells, POST_COLUMNS, postFacts } from "../posts/postCells.ts";
import { presentTally } from "../projects/projects.presenter.ts";
import { findProject } from "../projects/projects.repository.ts";
import { addSums, countPosts, rank } from "./countPosts.ts";
import type { PostClicks } from "./reportClicks.repository.ts";
import { clicksOfPosts, hoursOf } from "./reportClicks.service.ts";
import { postsByKey, type ReportKey, type ReportPost, reportKeys } from "./reportPosts.repository.ts";
import { postCells, postHeader, summaryHeader, summaryRows } from "./reportSheet.ts";
import { WORKBOOK_TYPE, workbookPieces } from "./workbook.adapter.ts";

type Query = ParsedQueryOf<typeof exportCall> & { id: string; format: "csv" | "xlsx" };

const DAILY_HEADER = [...POST_COLUMNS, "日付", "投稿からの日数", ...FIGURE_COLUMNS];
const CLICKS_HEADER = [...POST_COLUMNS, "投稿からの時間", "短縮リンクのクリック"];

/** The figures of the screen as a file, with its filters. @throws AppError not_found, feature_not_granted */
export async function exportProjectReport(
  actor: MemberActor,
  { id, format, kind, encoding, ...filter }: Query,
): Promise<Response> {
  const { company_uid } = actor;
  const { project, tally } = found(await findProject(company_uid, id));
  if (!hasFeature(actor, "csv_export")) throw new AppError("feature_not_granted");
  const sheet = format === "csv" ? kind : "posts";
  const keys = await reportKeys(company_uid, id, {
    ...filter,
    order: sheet === "posts" ? "ranked" : "newest",
  });
  await audit("report.export", id, { count: keys.length, format, is_daily: sheet === "daily" });
  const name = `${project.name}_レポート_${dayInJapan(now())}`;
  const posts = () => inPortions(keys, (some) => postsByKey(company_uid, some));
  const withSamples = keys[0]?.counts_samples ?? true;
  if (sheet === "daily") {
    const rows = dailyRows(company_uid, posts(), withSamples);
    return csvResponse(`${name}_日別.csv`, encoding, DAILY_HEADER, rows);
  }
  if (sheet === "clicks") {
    const clicks = inPortions(keys, (some) => clicksOfPosts(company_uid, id, some));
    return csvResponse(`${name}_クリック.csv`, encoding, CLICKS_HEADER, clickRows(clicks));
  }
  let sums = sumFigures([]);
  async function* rows(): AsyncGenerator<CsvCell[][]> {
    for await (const portion of posts()) {
      const counted = countPosts(portion, withSamples);
      sums = addSums(sums, sumFigures(counted));
      yield counted.map((row) => postCells(rank(row, actor.canSeeFees)));
    }
  }
  if (format === "csv") return csvResponse(`${name}.csv`, encoding, postHeader, rows());
  const isNarrowed = Object.values(filter).some((chosen) => chosen?.length);
  const { spending } = presentTally(tally, actor.canSeeFees && !isNarrowed);
  const plan = { budget: project.budget, spending };
  async function* summary(): AsyncGenerator<CsvCell[][]> {
    yield summaryRows(figuresOf(sums, actor.canSeeFees), plan);
  }
  const pieces = workbookPieces([
    { name: "集計", header: summaryHeader, rows: summary },
    { name: "投稿別", header: postHeader, timeColumn: "投稿日時", rows },
  ]);
  return fileResponse(`${name}.xlsx`, WORKBOOK_TYPE, pieces);
}

const PORTION = 500;

/** What belongs to the posts of a file, a portion in memory at a time. */
async function* inPortions<T>(
  keys: readonly ReportKey[],
  read: (some: readonly ReportKey[]) => Promise<T[]>,
): AsyncGenerator<T[]> {
  for (let from = 0; from < keys.length; from += PORTION) yield await read(keys.slice(from, from + PORTION));
}

async function* dailyRows(
  company_uid: string,
  posts: AsyncIterable<ReportPost[]>,
  withSamples: boolean,
): AsyncGenerator<CsvCell[][]> {
  for await (const days of daysOfPosts(company_uid, posts)) {
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

/** Every hour of every post, also those without a click. */
async function* clickRows(portions: AsyncIterable<PostClicks[]>): AsyncGenerator<CsvCell[][]> {
  for await (const posts of portions) {
    for (const post of posts) {
      yield hoursOf([post]).map(({ hours_later, clicks }) => [...postFacts(post), hours_later, clicks]);
    }
  }
}
