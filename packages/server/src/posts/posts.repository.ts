import type { MediaType, MetricSource, PersonRef, Platform, PrState } from "@tsumugi/contract";
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { db } from "../db/db.ts";
import { users } from "../db/schema/accounts.ts";
import { jobRequests } from "../db/schema/job-requests.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { postCollections } from "../db/schema/platforms.ts";
import { projectPosts } from "../db/schema/posts.ts";
import { postPrSignatures } from "../db/schema/pr-ledger.ts";
import { projectCreators } from "../db/schema/projects.ts";

export type PostRow = typeof projectPosts.$inferSelect;
/** A post with the names it is shown with. */
export type PostView = Awaited<ReturnType<typeof selectPosts>>[number];

export interface PostFilter {
  readonly project_uid?: string;
  readonly job_request_uid?: string;
  readonly uid?: string;
  readonly uids?: readonly string[];
  readonly creator_uid?: readonly string[] | undefined;
  readonly pr_state?: readonly PrState[] | undefined;
  /** At least one figure comes from there. */
  readonly source?: readonly MetricSource[] | undefined;
  /** Removed ones too, or only those: for what brings them back. */
  readonly removed?: "included" | "only";
  readonly platform?: readonly Platform[] | undefined;
  readonly media_type?: readonly MediaType[] | undefined;
}

const stateIs: Record<PrState, SQL | undefined> = {
  missing: eq(projectPosts.pr_status, "missing"),
  unchecked: eq(projectPosts.pr_status, "unchecked"),
  ok: eq(projectPosts.pr_status, "ok"),
  ng_word: sql`cardinality(${projectPosts.ng_words}) > 0`,
  signed: isNotNull(postPrSignatures.uid),
  unsigned: isNull(postPrSignatures.uid),
};

const hasSource = (sources: readonly MetricSource[]) => sql`exists (
  select 1 from jsonb_each(${projectPosts.metrics}) f
  where f.value ->> 'source' = any(${sql.param([...sources])}::text[]))`;

const isThere = {
  none: isNull(projectPosts.removed_at),
  only: isNotNull(projectPosts.removed_at),
  included: undefined,
};

/** Above every known time, so that posts without one come last. */
const LATEST = sql`coalesce(${projectPosts.posted_at}, '-infinity'::timestamptz)`;

const chosen = (company_uid: string, filter: PostFilter) => {
  const { project_uid, job_request_uid, uid, uids, platform, media_type, creator_uid, pr_state, source } =
    filter;
  return and(
    eq(projectPosts.company_uid, company_uid),
    project_uid === undefined ? undefined : eq(projectPosts.project_uid, project_uid),
    job_request_uid === undefined ? undefined : eq(projectPosts.job_request_uid, job_request_uid),
    uid === undefined ? undefined : eq(projectPosts.uid, uid),
    platform && inArray(projectPosts.platform, [...platform]),
    media_type && inArray(projectPosts.media_type, [...media_type]),
    uids && inArray(projectPosts.uid, [...uids]),
    creator_uid && inArray(projectPosts.creator_uid, [...creator_uid]),
    pr_state && or(...pr_state.map((state) => stateIs[state])),
    source && hasSource(source),
    isThere[filter.removed ?? "none"],
  );
};

const standingSignature = (company_uid: string) =>
  and(
    eq(postPrSignatures.company_uid, company_uid),
    eq(postPrSignatures.post_uid, projectPosts.uid),
    isNull(postPrSignatures.withdrawn_at),
  );

export async function countPosts(company_uid: string, filter: PostFilter): Promise<number> {
  const [row] = await db()
    .select({ posts: count() })
    .from(projectPosts)
    .leftJoin(postPrSignatures, standingSignature(company_uid))
    .where(chosen(company_uid, filter));
  return row?.posts ?? 0;
}

/** A portion of a list: the posts after this one. */
export interface PostPage {
  readonly after: string | undefined;
  readonly limit: number;
}

/** Newest post first; one without a known time last. */
export function selectPosts(company_uid: string, filter: PostFilter, page?: PostPage) {
  const query = db()
    .select({
      post: projectPosts,
      creator: { uid: managedCreators.uid, name: managedCreators.display_name, image: managedCreators.image },
      checker: { uid: users.uid, name: users.name, image: users.image },
      /** Tax-excluded yen, as agreed now. */
      fee: jobRequests.fee,
      signed_at: postPrSignatures.signed_at,
      picture: postCollections.picture,
      /** The creator's accounts on the platform, as they are registered by now. */
      handles: sql<string[]>`array(select a.handle from managed_creator_accounts a
        where a.company_uid = ${company_uid} and a.managed_creator_uid = ${projectPosts.creator_uid}
          and a.platform = ${projectPosts.platform})`,
    })
    .from(projectPosts)
    .innerJoin(
      managedCreators,
      and(eq(managedCreators.company_uid, company_uid), eq(managedCreators.uid, projectPosts.creator_uid)),
    )
    .innerJoin(
      jobRequests,
      and(eq(jobRequests.company_uid, company_uid), eq(jobRequests.uid, projectPosts.job_request_uid)),
    )
    .leftJoin(
      projectCreators,
      and(
        eq(projectCreators.company_uid, company_uid),
        eq(projectCreators.project_uid, projectPosts.project_uid),
        eq(projectCreators.managed_creator_uid, projectPosts.creator_uid),
      ),
    )
    .leftJoin(users, eq(users.uid, projectPosts.pr_checked_by))
    .leftJoin(
      postCollections,
      and(eq(postCollections.company_uid, company_uid), eq(postCollections.post_uid, projectPosts.uid)),
    )
    .leftJoin(postPrSignatures, standingSignature(company_uid))
    .where(
      and(
        chosen(company_uid, filter),
        page?.after === undefined
          ? undefined
          : sql`(${LATEST}, ${projectPosts.uid}) < (select coalesce(last.posted_at, '-infinity'::timestamptz), last.uid
              from project_posts last where last.company_uid = ${company_uid} and last.uid = ${page.after})`,
      ),
    )
    .orderBy(sql`${LATEST} desc`, desc(projectPosts.uid))
    .$dynamic();
  return page ? query.limit(page.limit) : query;
}

export interface PostKey {
  readonly platform: Platform;
  readonly platform_id: string;
}
export const postKey = ({ platform, platform_id }: PostKey): string => `${platform}:${platform_id}`;

/** Of these posts those that the project has, by key. */
export async function findPostsByKey(
  company_uid: string,
  project_uid: string,
  keys: readonly PostKey[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await db()
    .select({
      uid: projectPosts.uid,
      platform: projectPosts.platform,
      platform_id: projectPosts.platform_id,
    })
    .from(projectPosts)
    .where(
      and(
        eq(projectPosts.company_uid, company_uid),
        eq(projectPosts.project_uid, project_uid),
        isNull(projectPosts.removed_at),
        inArray(
          projectPosts.platform_id,
          keys.map(({ platform_id }) => platform_id),
        ),
      ),
    );
  return new Map(rows.map((row) => [postKey(row), row.uid]));
}

const excluded = (column: string) => sql.raw(`excluded.${column}`);
/** As it is read now; what only the platform tells stays as it was known where it cannot be asked. */
const readOrKnown = (column: "title" | "thumbnail" | "owner_handle" | "posted_at") => {
  const read =
    column === "title" || column === "owner_handle" ? `nullif(excluded.${column}, '')` : `excluded.${column}`;
  return sql.raw(`coalesce(${read}, project_posts.${column})`);
};

/** Those that the project has already are left out; a removed one comes back with the figures that it had. */
export function insertPosts(rows: readonly (typeof projectPosts.$inferInsert)[]): Promise<PostRow[]> {
  const { company_uid, project_uid, platform, platform_id, removed_at, metrics } = projectPosts;
  return db()
    .insert(projectPosts)
    .values([...rows])
    .onConflictDoUpdate({
      target: [company_uid, project_uid, platform, platform_id],
      set: {
        job_request_uid: excluded("job_request_uid"),
        creator_uid: excluded("creator_uid"),
        media_type: excluded("media_type"),
        url: excluded("url"),
        title: readOrKnown("title"),
        thumbnail: readOrKnown("thumbnail"),
        owner_handle: readOrKnown("owner_handle"),
        posted_at: readOrKnown("posted_at"),
        pr_status: excluded("pr_status"),
        pr_found: excluded("pr_found"),
        pr_missing: excluded("pr_missing"),
        ng_words: excluded("ng_words"),
        pr_checked_at: excluded("pr_checked_at"),
        metrics: sql`${metrics} || ${excluded("metrics")}`,
        collected_at: excluded("collected_at"),
        removed_at: null,
        removed_by: null,
        removed_reason: "",
      },
      setWhere: isNotNull(removed_at),
    })
    .returning();
}

/** Kept from changing until the transaction ends; a removed one too. */
export async function lockPost(company_uid: string, uid: string): Promise<PostRow | undefined> {
  const [row] = await db()
    .select()
    .from(projectPosts)
    .where(and(eq(projectPosts.company_uid, company_uid), eq(projectPosts.uid, uid)))
    .for("update");
  return row;
}

/** Names of members, also of those who have left the company. */
export async function namesOf(uids: readonly string[]): Promise<Map<string, PersonRef>> {
  if (uids.length === 0) return new Map();
  const { uid, name, image } = users;
  const rows = await db()
    .select({ uid, name, image })
    .from(users)
    .where(inArray(uid, [...uids]));
  return new Map(rows.map((row) => [row.uid, row]));
}

/** Posts removed before a moment go for good, with their figures and their ledger. */
export async function deleteRemovedPosts(before: Date): Promise<void> {
  await db().delete(projectPosts).where(lt(projectPosts.removed_at, before));
}

export async function updatePost(
  company_uid: string,
  uid: string,
  values: Partial<Omit<PostRow, "uid" | "company_uid" | "project_uid">>,
): Promise<void> {
  await db()
    .update(projectPosts)
    .set(values)
    .where(and(eq(projectPosts.company_uid, company_uid), eq(projectPosts.uid, uid)));
}
