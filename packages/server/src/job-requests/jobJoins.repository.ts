import { jobPhaseStatuses } from "@tsumugi/contract";
import { and, eq, isNotNull, isNull, notInArray } from "drizzle-orm";
import { jobRequests } from "../db/schema/job-requests.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { projectCreators, projects } from "../db/schema/projects.ts";

/** What a query about jobs is joined with: always within the company of the job. */
export const projectOfJob = and(
  eq(projects.company_uid, jobRequests.company_uid),
  eq(projects.uid, jobRequests.project_uid),
);

/** The creator's record. */
export const creatorOfJob = and(
  eq(managedCreators.company_uid, jobRequests.company_uid),
  eq(managedCreators.uid, jobRequests.managed_creator_uid),
);

/** The creator's row in the project. */
export const rowOfJob = and(
  eq(projectCreators.company_uid, jobRequests.company_uid),
  eq(projectCreators.project_uid, jobRequests.project_uid),
  eq(projectCreators.managed_creator_uid, jobRequests.managed_creator_uid),
);

/** Sent and under way: the creator waits for an answer or works on it. Who was taken out of the project does neither. */
export const isOpenJob = and(
  isNotNull(jobRequests.sent_at),
  isNull(projectCreators.removed_at),
  notInArray(projectCreators.job_status, [...jobPhaseStatuses.done, ...jobPhaseStatuses.out]),
);
