import {
  engagementFields,
  type MediaType,
  type MetricField,
  type PersonRef,
  type Platform,
} from "@tsumugi/contract";
import { type SQL, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { JOB_COST } from "../job-requests/agreedTerms.repository.ts";
import type { PostRow } from "../posts/posts.repository.ts";

/** Which posts a report is about. */
export interface ReportFilter {
  readonly platform?: readonly Platform[] | undefined;
  readonly media_type?: readonly MediaType[] | undefined;
}

/** A post with what it is counted by. Its fee is the whole job's, which `job_posts` posts share. */
export interface ReportPost {
  readonly uid: string;
  readonly job_request_uid: string;
  readonly creator: PersonRef;
  readonly platform: Platform;
  readonly media_type: MediaType;
  readonly title: string;
  readonly url: string;
  readonly thumbnail: string | null;
  readonly posted_at: string | null;
  /** The day in Japan on which it was posted; where that is not known, when it was registered. */
  readonly posted_on: string;
  readonly metrics: PostRow["metrics"];
  readonly fee: number;
  readonly job_posts: number;
  readonly job_place: number;
  /** Samples count: nothing of the whole project is measured, whatever is asked for. */
  readonly counts_samples: boolean;
}

export const textList = (values: readonly string[]): SQL => sql`any(${sql.param([...values])}::text[])`;

/** The post has a figure that is no sample. */
export const MEASURED = sql.raw(`jsonb_path_exists(o.metrics, '$.*.source ? (@ != "sandbox")')`);

/** The post has a figure that is a sample. */
export const SAMPLED = sql.raw(`jsonb_path_exists(o.metrics, '$.*.source ? (@ == "sandbox")')`);

/** The day in Japan that a post belongs to. */
export const POSTED_ON = sql.raw(`(coalesce(o.posted_at, o.created_at) at time zone 'Asia/Tokyo')::date`);

/** Our own copy of a post's picture, which outlives the platform's address: that of Instagram ends within days. */
export const PICTURE = sql.raw(`coalesce((select k.picture from post_collections k
  where k.company_uid = o.company_uid and k.post_uid = o.uid), o.thumbnail)`);

export const filtered = ({ platform, media_type }: ReportFilter): SQL => sql`
  ${platform ? sql`and o.platform = ${textList(platform)}` : sql``}
  ${media_type ? sql`and o.media_type = ${textList(media_type)}` : sql``}`;

/** Posts that stand, each with its place among those of its job, which share one fee. */
export const placed = (company_uid: string, condition: SQL, columns = sql.raw("o.*")): SQL => sql`
  select ${columns}, count(*) over job as job_posts,
    row_number() over (partition by o.job_request_uid order by o.created_at, o.uid) as job_place
  from project_posts o where o.company_uid = ${company_uid} and o.removed_at is null ${condition}
  window job as (partition by o.job_request_uid)`;

/** The posts of a project that stand, by `o`. */
const standing = (company_uid: string, project_uid: string): SQL => sql`
  select o.*, not bool_or(${MEASURED}) over () as counts_samples
  from (${placed(company_uid, sql`and o.project_uid = ${project_uid}`)}) o`;

const COLUMNS = sql`o.uid, o.job_request_uid,
  jsonb_build_object('uid', c.uid, 'name', c.display_name, 'image', c.image) as creator, o.platform, o.media_type, o.title,
  o.url, ${PICTURE} as thumbnail, o.posted_at, ${POSTED_ON}::text as posted_on, o.metrics, ${JOB_COST} as fee`;

const WITH_NAMES = sql.raw(`
  join job_requests j on j.company_uid = o.company_uid and j.uid = o.job_request_uid
  join managed_creators c on c.company_uid = o.company_uid and c.uid = o.creator_uid`);

/** The newest first. */
const NEWEST = sql.raw("o.posted_at desc nulls last, o.uid desc");

/** What `reportPosts` sends. */
export const selectReportPosts = (company_uid: string, project_uid: string, filter: ReportFilter): SQL => sql`
    with o as (${standing(company_uid, project_uid)})
    select ${COLUMNS}, o.job_posts, o.job_place, o.counts_samples
    from o ${WITH_NAMES}
    where true ${filtered(filter)}
    order by ${NEWEST}`;

/** The posts of a project, the newest first. A fee is shared among all posts of its job, also those not asked for. */
export async function reportPosts(
  company_uid: string,
  project_uid: string,
  filter: ReportFilter,
): Promise<ReportPost[]> {
  const { rows } = await db().execute(selectReportPosts(company_uid, project_uid, filter));
  return rows as unknown as ReportPost[];
}

/** How a file is ordered: as the screen ranks posts, or by the day. */
export type ReportOrder = "ranked" | "newest";

/** A post of a file, before it is read: what only all posts together tell. */
export type ReportKey = Pick<ReportPost, "uid" | "job_posts" | "job_place" | "counts_samples">;

const counting = (field: MetricField): SQL => {
  const figure = sql.raw(`o.metrics -> '${field}'`);
  return sql`case when o.counts_samples or ${figure} ->> 'source' <> 'sandbox' then (${figure} ->> 'value')::bigint end`;
};

/** As `mostViewed` of the summary, and `engagementsOf` of the contract: what is not known comes last. */
const RANKED = sql`coalesce(${counting("views")}, -1) desc,
  case when ${counting("likes")} is null then -1
    else ${sql.join(
      engagementFields.map((field) => sql`coalesce(${counting(field)}, 0)`),
      sql` + `,
    )} end desc, `;

/** The posts of a file in its order. Small beside the posts, which are read by it a portion at a time. */
export async function reportKeys(
  company_uid: string,
  project_uid: string,
  { order, ...filter }: ReportFilter & { readonly order: ReportOrder },
): Promise<ReportKey[]> {
  const { rows } = await db().execute(sql`
    with o as (${standing(company_uid, project_uid)})
    select o.uid, o.job_posts, o.job_place, o.counts_samples from o
    where true ${filtered(filter)}
    order by ${order === "ranked" ? RANKED : sql``} ${NEWEST}`);
  return rows as unknown as ReportKey[];
}

/** These posts of a file in their order; one that was removed meanwhile is left out. */
export async function postsByKey(company_uid: string, keys: readonly ReportKey[]): Promise<ReportPost[]> {
  const { rows } = await db().execute(sql`
    select ${COLUMNS} from project_posts o ${WITH_NAMES}
    where o.company_uid = ${company_uid} and o.uid = ${textList(keys.map(({ uid }) => uid))} and o.removed_at is null`);
  const found = rows as unknown as Omit<ReportPost, keyof Omit<ReportKey, "uid">>[];
  const byUid = new Map(found.map((post) => [post.uid, post]));
  return keys.flatMap((key) => {
    const post = byUid.get(key.uid);
    return post ? [Object.assign(post, key)] : [];
  });
}
