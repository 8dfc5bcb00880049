import type { Platform } from "@tsumugi/contract";
import { and, asc, eq } from "drizzle-orm";
import { dayInJapan, startOfDayInJapan } from "../core/clock.ts";
import { db } from "../db/db.ts";
import { jobRequests } from "../db/schema/job-requests.ts";
import { managedCreatorAccounts } from "../db/schema/managed-creators.ts";
import { projects } from "../db/schema/projects.ts";

/** Handles of the job's creator on a platform. */
export async function handlesOf(
  company_uid: string,
  creator_uid: string,
  platform: Platform,
): Promise<string[]> {
  const rows = await db()
    .select({ handle: managedCreatorAccounts.handle })
    .from(managedCreatorAccounts)
    .where(
      and(
        eq(managedCreatorAccounts.company_uid, company_uid),
        eq(managedCreatorAccounts.managed_creator_uid, creator_uid),
        eq(managedCreatorAccounts.platform, platform),
      ),
    )
    .orderBy(asc(managedCreatorAccounts.position));
  return rows.map(({ handle }) => handle);
}

/** A job's creator by handle, and when the project asks to post. */
export async function findJobOwner(company_uid: string, job_request_uid: string, platform: Platform) {
  const [row] = await db()
    .select({
      creator_uid: jobRequests.managed_creator_uid,
      project_uid: jobRequests.project_uid,
      from: projects.posting_starts_on,
      to: projects.posting_ends_on,
    })
    .from(jobRequests)
    .innerJoin(
      projects,
      and(eq(projects.company_uid, company_uid), eq(projects.uid, jobRequests.project_uid)),
    )
    .where(and(eq(jobRequests.company_uid, company_uid), eq(jobRequests.uid, job_request_uid)));
  if (!row) return undefined;
  const { from, to, creator_uid, project_uid } = row;
  return {
    project_uid,
    handles: await handlesOf(company_uid, creator_uid, platform),
    /** When the posting period begins; null without one. */
    posting_from: from === null ? null : startOfDayInJapan(from),
    /** Without a period nothing lies within it. */
    isPostingTime: (at: Date) => {
      const day = dayInJapan(at);
      return (from !== null || to !== null) && (from === null || day >= from) && (to === null || day <= to);
    },
  };
}
