import { metricFields, metricSourceLabels, type ProjectPost, prCheckStatusLabels } from "@tsumugi/contract";
import { hasFeature, type MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import type { CsvCell } from "../core/csv/index.ts";
import { csvResponse } from "../core/csvResponse.ts";
import { AppError, found } from "../core/errors.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { daysOfPosts } from "./daysOfPosts.service.ts";
import { FIGURE_COLUMNS, figureCells, POST_COLUMNS, postFacts } from "./postCells.ts";
import { presentPost } from "./posts.presenter.ts";
import { countPosts, type PostFilter, selectPosts } from "./posts.repository.ts";
import { filterOf, listPosts, type PostQuery } from "./posts.service.ts";

function sourcesOf({ metrics }: ProjectPost): string {
  const sources = new Set(metricFields.flatMap((field) => metrics[field]?.source ?? []));
  return [...sources].map((source) => metricSourceLabels[source]).join("・");
}

/**
 * The project's posts as a CSV file, with `is_daily` one line per post and day.
 * @throws AppError not_found, feature_not_granted
 */
export async function exportPosts(
  actor: MemberActor,
  query: PostQuery & { encoding: "utf-8" | "shift_jis" },
): Promise<Response> {
  const { company_uid } = actor;
  const { id: project_uid } = query;
  const project = found(await findProjectRow(company_uid, project_uid));
  if (!hasFeature(actor, "csv_export")) throw new AppError("feature_not_granted");
  const filter = { ...filterOf(query), project_uid };
  const count = await countPosts(company_uid, filter);
  await audit("posts.export", project_uid, { count, is_daily: query.is_daily });
  const posts = chunksOf(company_uid, filter);
  const kind = query.is_daily ? "日次" : "投稿実績";
  const filename = `${project.name}_${kind}_${dayInJapan(now())}.csv`;
  return query.is_daily
    ? csvResponse(filename, query.encoding, DAILY_COLUMNS, dailyRows(company_uid, posts))
    : csvResponse(filename, query.encoding, COLUMNS, postRows(posts));
}

const COLUMNS = [...POST_COLUMNS, "PR表記の確認", "不足", ...FIGURE_COLUMNS, "数値の出所"];
const DAILY_COLUMNS = [...POST_COLUMNS, "日付", ...FIGURE_COLUMNS];
const CHUNK = 500;

/** All posts of a filter, a portion at a time: however many there are, memory stays the same. */
async function* chunksOf(company_uid: string, filter: PostFilter): AsyncGenerator<ProjectPost[]> {
  let after: string | undefined;
  do {
    const rows = await selectPosts(company_uid, filter, { after, limit: CHUNK });
    if (rows.length > 0) yield rows.map(presentPost);
    after = rows.length === CHUNK ? rows.at(-1)?.post.uid : undefined;
  } while (after !== undefined);
}

async function* postRows(chunks: AsyncIterable<ProjectPost[]>): AsyncGenerator<CsvCell[][]> {
  for await (const posts of chunks) {
    yield posts.map((post) => [
      ...postFacts(post),
      prCheckStatusLabels[post.pr_check.status],
      post.pr_check.missing.join(" "),
      ...metricFields.map((field) => post.metrics[field]?.value ?? null),
      sourcesOf(post),
    ]);
  }
}

async function* dailyRows(
  company_uid: string,
  chunks: AsyncIterable<ProjectPost[]>,
): AsyncGenerator<CsvCell[][]> {
  for await (const days of daysOfPosts(company_uid, chunks)) {
    yield days.map(({ post, day }) => [...postFacts(post), day.measured_on, ...figureCells(day)]);
  }
}

/** The project's posts in the format that the address asks for. */
export const listOrExportPosts = (
  actor: MemberActor,
  { format, ...query }: Parameters<typeof exportPosts>[1] & { format?: string | undefined },
) => (format === "csv" ? exportPosts(actor, query) : listPosts(actor, query));
