import type { MediaType, Platform } from "@tsumugi/contract";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { db } from "../db/db.ts";
import { users } from "../db/schema/accounts.ts";
import { jobRequests } from "../db/schema/job-requests.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { projectPosts } from "../db/schema/posts.ts";
import { projectCreators } from "../db/schema/projects.ts";

export type PostRow = typeof projectPosts.$inferSelect;
/** A post with the names it is shown with. */
export type PostView = Awaited<ReturnType<typeof selectPosts>>[number];

export interface PostFilter {
  readonly project_uid?: string;
  readonly job_request_uid?: string;
  readonly uid?: string;
  readonly platform?: readonly Platform[] | undefined;
  readonly media_type?: readonly MediaType[] | undefined;
}

/** Newest post first; one without a known time last. */
export function selectPosts(company_uid: string, filter: PostFilter) {
  const { project_uid, job_request_uid, uid, platform, media_type } = filter;
  return db()
    .select({
      post: projectPosts,
      creator: { uid: managedCreators.uid, name: managedCreators.display_name, image: managedCreators.image },
      checker: { uid: users.uid, name: users.name, image: users.image },
      /** Tax-excluded yen, as agreed now. */
      fee: jobRequests.fee,
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
    .where(
      and(
        eq(projectPosts.company_uid, company_uid),
        project_uid === undefined ? undefined : eq(projectPosts.project_uid, project_uid),
        job_request_uid === undefined ? undefined : eq(projectPosts.job_request_uid, job_request_uid),
        uid === undefined ? undefined : eq(projectPosts.uid, uid),
        platform && inArray(projectPosts.platform, [...platform]),
        media_type && inArray(projectPosts.media_type, [...media_type]),
      ),
    )
    .orderBy(sql`${projectPosts.posted_at} desc nulls last`, desc(projectPosts.uid));
}

export async function findPostById(
  company_uid: string,
  key: { project_uid: string; platform: Platform; platform_id: string },
) {
  const [row] = await db()
    .select({ uid: projectPosts.uid })
    .from(projectPosts)
    .where(
      and(
        eq(projectPosts.company_uid, company_uid),
        eq(projectPosts.project_uid, key.project_uid),
        eq(projectPosts.platform, key.platform),
        eq(projectPosts.platform_id, key.platform_id),
      ),
    );
  return row;
}

/** Undefined when the project has the post already. */
export async function insertPost(row: typeof projectPosts.$inferInsert): Promise<PostRow | undefined> {
  const [made] = await db().insert(projectPosts).values(row).onConflictDoNothing().returning();
  return made;
}

export async function updatePost(
  company_uid: string,
  uid: string,
  values: Partial<Pick<PostRow, "metrics" | "collected_at" | "title" | "thumbnail" | "posted_at">>,
): Promise<void> {
  await db()
    .update(projectPosts)
    .set(values)
    .where(and(eq(projectPosts.company_uid, company_uid), eq(projectPosts.uid, uid)));
}
