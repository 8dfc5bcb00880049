import type { DraftState } from "@tsumugi/contract";
import { and, asc, desc, eq, inArray, isNull, max, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "../db/index.ts";
import { companies, users } from "../db/schema/accounts.ts";
import { jobDraftComments, jobDraftReviews, jobDrafts } from "../db/schema/job-drafts.ts";
import { jobRequests } from "../db/schema/job-requests.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { projectCreators, projects } from "../db/schema/projects.ts";
import { dueDay } from "../projects/dueDays.repository.ts";

export type DraftRow = typeof jobDrafts.$inferSelect;
export type ReviewRow = typeof jobDraftReviews.$inferSelect;

const recorder = alias(users, "draft_recorder");
const reviewer = alias(users, "draft_reviewer");

const ofJob = (company_uid: string, job_request_uid: string) =>
  and(eq(jobDrafts.company_uid, company_uid), eq(jobDrafts.job_request_uid, job_request_uid));

/** All versions of a job's draft, newest first. */
export const draftsOf = (company_uid: string, job_request_uid: string) =>
  db()
    .select({ row: jobDrafts, recorder: { uid: recorder.uid, name: recorder.name, image: recorder.image } })
    .from(jobDrafts)
    .leftJoin(recorder, eq(recorder.uid, jobDrafts.recorded_by))
    .where(ofJob(company_uid, job_request_uid))
    .orderBy(desc(jobDrafts.version));
export type DraftView = Awaited<ReturnType<typeof draftsOf>>[number];

/** Decisions on all drafts of a job, oldest first. */
export const reviewsOf = (company_uid: string, job_request_uid: string) =>
  db()
    .select({
      row: jobDraftReviews,
      reviewer: { uid: reviewer.uid, name: reviewer.name, image: reviewer.image },
    })
    .from(jobDraftReviews)
    .innerJoin(
      jobDrafts,
      and(eq(jobDrafts.company_uid, company_uid), eq(jobDrafts.uid, jobDraftReviews.draft_uid)),
    )
    .leftJoin(reviewer, eq(reviewer.uid, jobDraftReviews.reviewed_by))
    .where(and(eq(jobDraftReviews.company_uid, company_uid), ofJob(company_uid, job_request_uid)))
    .orderBy(asc(jobDraftReviews.reviewed_at), asc(jobDraftReviews.uid));
export type ReviewView = Awaited<ReturnType<typeof reviewsOf>>[number];

/** What a draft of a job is checked against, and how often it may be sent back. */
export async function draftTerms(company_uid: string, job_request_uid: string) {
  const [row] = await db()
    .select({
      required_hashtags: projects.required_hashtags,
      required_mentions: projects.required_mentions,
      disclosure_rule: projects.disclosure_rule,
      required_link: projects.required_link,
      draft_points: projects.draft_points,
      ng_words: companies.ng_words,
      max_revisions: projects.max_revisions,
      two_approvers: projects.two_approvers,
      due_on: sql<string | null>`${dueDay("draft", jobRequests, (name) => sql`${projects[name]}`)}::text`,
      contract_ends_on: companies.contract_ends_on,
      creator: {
        uid: managedCreators.uid,
        name: managedCreators.display_name,
        image: managedCreators.image,
      },
    })
    .from(jobRequests)
    .innerJoin(companies, eq(companies.uid, jobRequests.company_uid))
    .innerJoin(
      projects,
      and(eq(projects.company_uid, company_uid), eq(projects.uid, jobRequests.project_uid)),
    )
    .innerJoin(
      managedCreators,
      and(
        eq(managedCreators.company_uid, company_uid),
        eq(managedCreators.uid, jobRequests.managed_creator_uid),
      ),
    )
    .where(and(eq(jobRequests.company_uid, company_uid), eq(jobRequests.uid, job_request_uid)));
  return row;
}

export async function findDraft(
  company_uid: string,
  job_request_uid: string,
  uid: string,
): Promise<DraftRow | undefined> {
  const [row] = await db()
    .select()
    .from(jobDrafts)
    .where(and(ofJob(company_uid, job_request_uid), eq(jobDrafts.uid, uid)));
  return row;
}

export async function newestDraft(
  company_uid: string,
  job_request_uid: string,
): Promise<DraftRow | undefined> {
  const [row] = await db()
    .select()
    .from(jobDrafts)
    .where(ofJob(company_uid, job_request_uid))
    .orderBy(desc(jobDrafts.version))
    .limit(1);
  return row;
}

export async function nextDraftVersion(company_uid: string, job_request_uid: string): Promise<number> {
  const [row] = await db()
    .select({ newest: max(jobDrafts.version) })
    .from(jobDrafts)
    .where(ofJob(company_uid, job_request_uid));
  return (row?.newest ?? 0) + 1;
}

export async function insertDraft(row: typeof jobDrafts.$inferInsert): Promise<void> {
  await db().insert(jobDrafts).values(row);
}

/** Another state for the drafts of a job that are in one of `from`. */
export async function setDraftState(
  company_uid: string,
  job_request_uid: string,
  from: readonly DraftState[],
  to: DraftState,
): Promise<void> {
  await db()
    .update(jobDrafts)
    .set({ state: to })
    .where(and(ofJob(company_uid, job_request_uid), inArray(jobDrafts.state, [...from])));
}

export async function setStateOf(company_uid: string, uid: string, state: DraftState): Promise<void> {
  await db()
    .update(jobDrafts)
    .set({ state })
    .where(and(eq(jobDrafts.company_uid, company_uid), eq(jobDrafts.uid, uid)));
}

/** Writes a decision; a member's own on the same draft stays as it was. */
export async function insertReview(row: typeof jobDraftReviews.$inferInsert): Promise<void> {
  await db().insert(jobDraftReviews).values(row).onConflictDoNothing();
}

/** Drafts of a project that wait for a decision, the longest waiting first, with who has approved already. */
export const waitingDrafts = (company_uid: string, project_uid: string, limit: number) =>
  db()
    .select({
      draft: jobDrafts,
      creator: {
        uid: managedCreators.uid,
        name: managedCreators.display_name,
        image: managedCreators.image,
      },
      two_approvers: projects.two_approvers,
      approved_count: sql<number>`(select count(*) from ${jobDraftReviews}
        where ${jobDraftReviews.company_uid} = ${company_uid} and ${jobDraftReviews.draft_uid} = ${jobDrafts.uid}
          and ${jobDraftReviews.decision} = 'approved' and ${jobDraftReviews.withdrawn_at} is null)`.mapWith(
        Number,
      ),
    })
    .from(jobDrafts)
    .innerJoin(
      jobRequests,
      and(eq(jobRequests.company_uid, company_uid), eq(jobRequests.uid, jobDrafts.job_request_uid)),
    )
    .innerJoin(
      projectCreators,
      and(
        eq(projectCreators.company_uid, company_uid),
        eq(projectCreators.project_uid, jobRequests.project_uid),
        eq(projectCreators.managed_creator_uid, jobRequests.managed_creator_uid),
        eq(projectCreators.job_status, "draft_review"),
        isNull(projectCreators.removed_at),
      ),
    )
    .innerJoin(
      projects,
      and(eq(projects.company_uid, company_uid), eq(projects.uid, jobRequests.project_uid)),
    )
    .innerJoin(
      managedCreators,
      and(
        eq(managedCreators.company_uid, company_uid),
        eq(managedCreators.uid, jobRequests.managed_creator_uid),
      ),
    )
    .where(
      and(
        eq(jobDrafts.company_uid, company_uid),
        eq(jobRequests.project_uid, project_uid),
        eq(jobDrafts.state, "waiting"),
      ),
    )
    .orderBy(asc(jobDrafts.submitted_at), asc(jobDrafts.uid))
    .limit(limit);

/**
 * What a creator handed in is taken out of all of its drafts, with the comments on them and the pictures. That there
 * was a draft, and who decided what and when, stays.
 */
export async function eraseDrafts(company_uid: string, creator_uid: string, at: Date): Promise<void> {
  const theirs = sql`(select d.uid from job_drafts d join job_requests j
    on j.company_uid = d.company_uid and j.uid = d.job_request_uid
    where d.company_uid = ${company_uid} and j.managed_creator_uid = ${creator_uid})`;
  await db()
    .delete(jobDraftComments)
    .where(
      and(eq(jobDraftComments.company_uid, company_uid), sql`${jobDraftComments.draft_uid} in ${theirs}`),
    );
  await db().execute(sql`
    update uploads set name = '', removed_at = coalesce(removed_at, ${at.toISOString()}::timestamptz)
    where company_uid = ${company_uid} and draft_uid in ${theirs}`);
  await db().execute(sql`
    update job_draft_reviews set message = '', reason = '', checklist = '[]'
    where company_uid = ${company_uid} and draft_uid in ${theirs}`);
  await db().execute(sql`
    update job_drafts set text = '', video_url = '', images = '[]'
    where company_uid = ${company_uid} and uid in ${theirs}`);
}
