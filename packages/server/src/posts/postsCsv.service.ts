import {
  mediaTypeLabels,
  metricFieldLabels,
  metricFields,
  metricSourceLabels,
  type ProjectPost,
  platformLabels,
  prCheckStatusLabels,
} from "@tsumugi/contract";
import { hasFeature, type MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import type { CsvCell } from "../core/csv/index.ts";
import { csvResponse } from "../core/csvResponse.ts";
import { AppError, found } from "../core/errors.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { listPosts, type PostQuery } from "./posts.service.ts";

const POST = ["媒体", "種類", "クリエイター", "タイトル", "URL", "投稿日時"];
const FIGURES = metricFields.map((field) => metricFieldLabels[field]);

const timeInJapan = (at: string): string =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: "Asia/Tokyo" }).format(
    new Date(at),
  );

const postCells = (post: ProjectPost): CsvCell[] => [
  platformLabels[post.platform],
  mediaTypeLabels[post.media_type],
  post.creator.name,
  post.title,
  post.url,
  post.posted_at && timeInJapan(post.posted_at),
];

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
  const { items, daily } = await listPosts(actor, query);
  await audit("posts.export", project_uid, { count: items.length, is_daily: query.is_daily });
  const byUid = new Map(items.map((post) => [post.uid, post]));
  const [header, rows] = daily
    ? [
        [...POST, "日付", ...FIGURES],
        daily.map(({ post_uid, on, metrics }) => [
          ...postCells(found(byUid.get(post_uid))),
          on,
          ...metricFields.map((field) => metrics[field]),
        ]),
      ]
    : [
        [...POST, "PR表記の確認", "不足", ...FIGURES, "数値の出所"],
        items.map((post) => [
          ...postCells(post),
          prCheckStatusLabels[post.pr_check.status],
          post.pr_check.missing.join(" "),
          ...metricFields.map((field) => post.metrics[field]?.value ?? null),
          sourcesOf(post),
        ]),
      ];
  const kind = query.is_daily ? "日次" : "投稿実績";
  const filename = `${project.name}_${kind}_${dayInJapan(now())}.csv`;
  return csvResponse(filename, query.encoding, header, once(rows));
}

/** The project's posts in the format that the address asks for. */
export const listOrExportPosts = (
  actor: MemberActor,
  { format, ...query }: Parameters<typeof exportPosts>[1] & { format?: string | undefined },
) => (format === "csv" ? exportPosts(actor, query) : listPosts(actor, query));

async function* once(rows: CsvCell[][]): AsyncGenerator<CsvCell[][]> {
  if (rows.length > 0) yield rows;
}
