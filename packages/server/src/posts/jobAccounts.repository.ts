import type { Platform } from "@tsumugi/contract";
import { and, asc, eq, inArray } from "drizzle-orm";
import { db } from "../db/db.ts";
import { managedCreatorAccounts } from "../db/schema/managed-creators.ts";
import type { JobRequestView } from "../job-requests/job-requests.presenter.ts";
import { findJobRequests, sentJobs } from "../job-requests/job-requests.repository.ts";

/** A job with the accounts of its creator, who may have several on one platform. */
export interface JobAccounts {
  readonly job: JobRequestView;
  readonly accounts: readonly { readonly platform: Platform; readonly handle: string }[];
}

/** Jobs of a project that were sent, or `among` these. */
export async function jobsWithAccounts(
  company_uid: string,
  project_uid: string,
  among?: readonly JobRequestView[],
): Promise<JobAccounts[]> {
  const sent = async () => {
    const views = await findJobRequests(company_uid, await sentJobs(company_uid, project_uid));
    return [...views.values()];
  };
  const jobs = among ?? (await sent());
  const creators = jobs.map(({ managed_creator_uid }) => managed_creator_uid);
  if (creators.length === 0) return [];
  const { managed_creator_uid, platform, handle, position } = managedCreatorAccounts;
  const accounts = await db()
    .select({ managed_creator_uid, platform, handle })
    .from(managedCreatorAccounts)
    .where(and(eq(managedCreatorAccounts.company_uid, company_uid), inArray(managed_creator_uid, creators)))
    .orderBy(asc(position));
  const byCreator = Map.groupBy(accounts, (account) => account.managed_creator_uid);
  return jobs.map((job) => ({ job, accounts: byCreator.get(job.managed_creator_uid) ?? [] }));
}
