import { and, desc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { companies } from "../db/schema/accounts.ts";
import { creators } from "../db/schema/creators.ts";
import { jobRequests, replyTokens } from "../db/schema/job-requests.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { projectCreators } from "../db/schema/projects.ts";
import { revisionDay } from "../projects/dueDays.repository.ts";
import { creatorOfJob, rowOfJob } from "./jobJoins.repository.ts";

export async function insertReplyToken(row: typeof replyTokens.$inferInsert): Promise<void> {
  await db().insert(replyTokens).values(row);
}

/** Moves the end of a job's good links to a later time, never to an earlier one. */
export async function prolongTokens(
  company_uid: string,
  job_request_uid: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<void> {
  await db()
    .update(replyTokens)
    .set({ expires_at: until })
    .where(
      and(
        eq(replyTokens.company_uid, company_uid),
        eq(replyTokens.job_request_uid, job_request_uid),
        isNull(replyTokens.revoked_at),
        gt(replyTokens.expires_at, from),
        lt(replyTokens.expires_at, until),
      ),
    );
}

/**
 * Jobs that a link opens beside its own: those whose own link in force went to the very same place, so that nobody
 * sees a job by another person's mail. In the company that means the same record of a creator; in other companies
 * the link has to be mailed to the address of the creator's own account, to which their records are connected.
 */
export function jobsBehindLink(
  link: {
    readonly company_uid: string;
    readonly managed_creator_uid: string;
    readonly mailed_to: string;
    readonly support_creator_uid: string | null;
  },
  at: Date,
) {
  const { company_uid, managed_creator_uid, mailed_to, support_creator_uid } = link;
  return db()
    .select({
      job_request_uid: jobRequests.uid,
      company_uid: jobRequests.company_uid,
      managed_creator_uid: jobRequests.managed_creator_uid,
      company_name: companies.name,
      project_uid: jobRequests.project_uid,
      terms: jobRequests.terms,
      revision_due_on: sql<string | null>`${revisionDay(jobRequests)}::text`,
      job_status: projectCreators.job_status,
      sent_at: jobRequests.sent_at,
    })
    .from(jobRequests)
    .innerJoin(companies, and(eq(companies.uid, jobRequests.company_uid), isNull(companies.deleted_at)))
    .innerJoin(
      projectCreators,
      and(
        eq(projectCreators.company_uid, jobRequests.company_uid),
        eq(projectCreators.project_uid, jobRequests.project_uid),
        eq(projectCreators.managed_creator_uid, jobRequests.managed_creator_uid),
        isNull(projectCreators.removed_at),
      ),
    )
    .innerJoin(
      managedCreators,
      and(
        eq(managedCreators.company_uid, jobRequests.company_uid),
        eq(managedCreators.uid, jobRequests.managed_creator_uid),
        isNull(managedCreators.erased_at),
      ),
    )
    .where(
      and(
        isNotNull(jobRequests.sent_at),
        or(
          and(
            eq(jobRequests.company_uid, company_uid),
            eq(jobRequests.managed_creator_uid, managed_creator_uid),
          ),
          support_creator_uid === null ? undefined : eq(managedCreators.creator_uid, support_creator_uid),
        ),
        sql`exists (select 1 from reply_tokens k where k.company_uid = ${jobRequests.company_uid}
          and k.job_request_uid = ${jobRequests.uid} and k.revoked_at is null
          and k.expires_at > ${at.toISOString()}::timestamptz and lower(k.mailed_to) = lower(${mailed_to}))`,
      ),
    )
    .orderBy(desc(jobRequests.sent_at), desc(jobRequests.uid))
    .limit(MOST_JOBS);
}

/** More than one person works on at a time; older ones are opened by their own links. */
const MOST_JOBS = 50;

/** The token with the job it opens, ended ones too, as long as the creator is in the project and not erased. Found by the hash alone. */
export async function findReplyToken(token_hash: string) {
  const [row] = await db()
    .select({
      token: replyTokens,
      request: jobRequests,
      support_creator_uid: creators.uid,
      company_deleted_at: companies.deleted_at,
    })
    .from(replyTokens)
    .innerJoin(
      jobRequests,
      and(
        eq(jobRequests.company_uid, replyTokens.company_uid),
        eq(jobRequests.uid, replyTokens.job_request_uid),
      ),
    )
    .innerJoin(companies, eq(companies.uid, jobRequests.company_uid))
    .innerJoin(projectCreators, rowOfJob)
    .innerJoin(managedCreators, creatorOfJob)
    // Staff may connect a record to any creator and mail the link to themselves: only the creator's own address counts.
    .leftJoin(
      creators,
      and(
        eq(creators.uid, managedCreators.creator_uid),
        isNull(creators.deleted_at),
        ne(creators.email, ""),
        sql`lower(${creators.email}) = lower(${replyTokens.mailed_to})`,
      ),
    )
    .where(
      and(
        eq(replyTokens.token_hash, token_hash),
        isNull(managedCreators.erased_at),
        isNull(projectCreators.removed_at),
        isNotNull(jobRequests.sent_at),
      ),
    );
  return row;
}
