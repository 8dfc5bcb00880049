import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { db } from "../../db/index.ts";
import { users } from "../../db/schema/accounts.ts";
import { jobRequests, jobRequestVersions } from "../../db/schema/job-requests.ts";
import { managedCreators } from "../../db/schema/managed-creators.ts";
import { projectCreators } from "../../db/schema/projects.ts";
import { creatorOfJob, rowOfJob } from "../../job-requests/jobJoins.repository.ts";

const t = jobRequestVersions;

/** Versions of a project that wait for their time, soonest first. */
export const waitingVersions = (company_uid: string, project_uid: string) =>
  db()
    .select({
      version: t,
      creator_uid: jobRequests.managed_creator_uid,
      display_name: managedCreators.display_name,
      image: managedCreators.image,
      email: managedCreators.email,
      archived_at: managedCreators.archived_at,
      job_status: projectCreators.job_status,
      sender_name: users.name,
      sender_image: users.image,
    })
    .from(t)
    .innerJoin(
      jobRequests,
      and(eq(jobRequests.company_uid, t.company_uid), eq(jobRequests.uid, t.job_request_uid)),
    )
    .innerJoin(projectCreators, rowOfJob)
    .innerJoin(managedCreators, creatorOfJob)
    .leftJoin(users, eq(users.uid, t.sent_by))
    .where(
      and(
        eq(t.company_uid, company_uid),
        eq(jobRequests.project_uid, project_uid),
        isNull(projectCreators.removed_at),
        isNull(t.sent_at),
        isNotNull(t.scheduled_at),
      ),
    )
    .orderBy(asc(t.scheduled_at), asc(managedCreators.sort_name), asc(t.job_request_uid))
    .limit(1000);

export type WaitingVersion = Awaited<ReturnType<typeof waitingVersions>>[number];

/** Moves what still waits to another time; answers the jobs that were moved. */
export async function moveWaiting(
  company_uid: string,
  project_uid: string,
  job_request_uids: readonly string[],
  { scheduled_at, ordered_on }: { scheduled_at: Date; ordered_on: string },
): Promise<string[]> {
  const ofProject = db()
    .select({ uid: jobRequests.uid })
    .from(jobRequests)
    .where(
      and(
        eq(jobRequests.company_uid, company_uid),
        eq(jobRequests.project_uid, project_uid),
        inArray(jobRequests.uid, [...job_request_uids]),
      ),
    );
  const moved = await db()
    .update(t)
    .set({
      scheduled_at,
      terms: sql`jsonb_set(${t.terms}, '{ordered_on}', to_jsonb(${ordered_on}::text))`,
    })
    .where(and(eq(t.company_uid, company_uid), inArray(t.job_request_uid, ofProject), isNull(t.sent_at)))
    .returning({ uid: t.job_request_uid });
  const uids = moved.map(({ uid }) => uid);
  if (uids.length > 0) {
    // What was never sent shows the waiting version as its own.
    await db()
      .update(jobRequests)
      .set({ scheduled_at })
      .where(
        and(
          eq(jobRequests.company_uid, company_uid),
          inArray(jobRequests.uid, uids),
          isNull(jobRequests.sent_at),
        ),
      );
  }
  return uids;
}
