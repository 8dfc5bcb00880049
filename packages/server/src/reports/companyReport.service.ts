import {
  type BestRule,
  type CompanyReport,
  type Figures,
  figuresOf,
  type getCompanyReport as getCall,
  type listReportPosts as listCall,
  type ParsedQueryOf,
  type Platform,
  type ReportPostRow,
  type ResponseOf,
  sumFigures,
} from "@tsumugi/contract";
import { hasFeature, type MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { csvResponse } from "../core/csvResponse.ts";
import { cursorDay, decodeCursor, encodeCursor } from "../core/cursor.ts";
import { AppError } from "../core/errors.ts";
import * as repository from "./companyReport.repository.ts";
import { countPosts, rank } from "./countPosts.ts";
import { postCells, postHeader } from "./reportSheet.ts";

const PROJECTS = 30;
const CREATORS = 20;

/** The better of two by a rule; without the figure last. Of a cost the smallest is best. */
const worth: Record<BestRule, (figures: Figures) => number> = {
  engagements: ({ engagements }) => -(engagements ?? -1),
  views: ({ totals }) => -(totals.views ?? -1),
  er: ({ er }) => -(er.value ?? -1),
  cpe: ({ cpe }) => cpe.value ?? Number.POSITIVE_INFINITY,
  cpv: ({ cpv }) => cpv.value ?? Number.POSITIVE_INFINITY,
};

/** Over all projects of the company. */
export async function getCompanyReport(
  { company_uid, canSeeFees }: MemberActor,
  { best, ...filter }: ParsedQueryOf<typeof getCall>,
): Promise<CompanyReport> {
  const withSamples = !(await repository.hasMeasured(company_uid));
  const [groups, hasSamples] = await Promise.all([
    repository.groupSums(company_uid, filter, withSamples),
    repository.hasSamples(company_uid),
  ]);
  const of = (kind: repository.GroupKind) =>
    groups
      .filter((group) => group.kind === kind)
      .map(({ key, sums }) => ({ key: key ?? "", posts: sums.posts, ...figuresOf(sums, canSeeFees) }));
  const byPosts = (a: Figures, b: Figures) => b.post_count - a.post_count;
  // A cost rule means nothing to somebody who sees no costs.
  const rule = canSeeFees || (best !== "cpe" && best !== "cpv") ? best : "engagements";
  const projects = of("project").sort((a, b) => (b.cost ?? 0) - (a.cost ?? 0) || byPosts(a, b));
  const creators = of("creator").sort(
    (a, b) => worth[rule](a) - worth[rule](b) || byPosts(a, b) || (a.key < b.key ? -1 : 1),
  );
  const genres = of("genre").sort(byPosts);
  const [topProjects, topCreators] = [projects.slice(0, PROJECTS), creators.slice(0, CREATORS)];
  const names = await repository.namesOf(company_uid, {
    project: topProjects.map(({ key }) => key),
    creator: topCreators.map(({ key }) => key),
    genre: genres.flatMap(({ key }) => key || []),
  });
  const nameOf = (kind: string, uid: string) => names.get(`${kind}:${uid}`)?.name ?? "";
  const imageOf = (uid: string) => names.get(`creator:${uid}`)?.image ?? null;
  const [total = { ...figuresOf(sumFigures([]), canSeeFees) }] = of("total");
  return {
    totals: total,
    project_count: projects.length,
    creator_count: creators.length,
    is_sample: hasSamples && total.post_count > 0,
    counts_samples: withSamples,
    by_month: of("month")
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ key, ...figures }) => ({ month: key, ...figures })),
    by_platform: of("platform")
      .sort(byPosts)
      .map(({ key, ...figures }) => ({ platform: key as Platform, ...figures })),
    by_genre: genres.map(({ key, ...figures }) => ({
      genre: key ? { uid: key, name: nameOf("genre", key) } : null,
      ...figures,
    })),
    by_project: topProjects.map(({ key, ...figures }) => ({
      project: { uid: key, name: nameOf("project", key) },
      ...figures,
    })),
    best_creators: topCreators.map(({ key, ...figures }) => ({
      creator: { uid: key, name: nameOf("creator", key), image: imageOf(key) },
      ...figures,
    })),
  };
}

const CHUNK = 500;
type Query = ParsedQueryOf<typeof listCall>;

/** One page of posts with the figures that count, given what counts over the whole filter. */
async function pageOf(
  { company_uid, canSeeFees }: MemberActor,
  filter: repository.CompanyFilter,
  page: { after?: repository.PostCursor | undefined; limit: number; withSamples: boolean },
): Promise<ReportPostRow[]> {
  const posts = await repository.companyPosts(company_uid, filter, page);
  const byUid = new Map(posts.map((post) => [post.uid, post]));
  return countPosts(posts, page.withSamples).map((row) => {
    const { project = { uid: "", name: "" }, posted_on = row.post.posted_on } = byUid.get(row.post.uid) ?? {};
    return { ...rank(row, canSeeFees), project, posted_on };
  });
}

const cursorOf = ({ posted_on, post_uid }: ReportPostRow) => encodeCursor([posted_on, post_uid]);

/** The posts behind a figure, as a page or as a file. @throws AppError feature_not_granted, invalid_request */
export async function listReportPosts(
  actor: MemberActor,
  { format, encoding, limit, cursor, ...filter }: Query,
): Promise<ResponseOf<typeof listCall> | Response> {
  const { company_uid } = actor;
  const withSamples = !(await repository.hasMeasured(company_uid));
  if (format === "json") {
    const [posted_on, uid] = cursor ? decodeCursor(cursor, ["string", "string"]) : [];
    const after = cursor ? { posted_on: cursorDay(posted_on), uid: String(uid) } : undefined;
    const rows = await pageOf(actor, filter, { after, limit: limit + 1, withSamples });
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    return {
      items,
      next_cursor: rows.length > limit && last ? cursorOf(last) : null,
      total: await repository.countCompanyPosts(company_uid, filter),
    };
  }
  if (!hasFeature(actor, "csv_export")) throw new AppError("feature_not_granted");
  await audit("company_report.export", null, { from: filter.from, to: filter.to });
  async function* chunks() {
    let after: repository.PostCursor | undefined;
    do {
      const rows = await pageOf(actor, filter, { after, limit: CHUNK, withSamples });
      if (rows.length > 0) yield rows.map((row) => [row.project.name, ...postCells(row)]);
      const last = rows.length === CHUNK ? rows.at(-1) : undefined;
      after = last && { posted_on: last.posted_on, uid: last.post_uid };
    } while (after);
  }
  const name = `会社のレポート_${filter.from}_${filter.to}.csv`;
  return csvResponse(name, encoding, ["案件", ...postHeader], chunks());
}
