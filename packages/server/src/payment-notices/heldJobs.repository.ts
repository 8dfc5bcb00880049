import type { JobStatus } from "@tsumugi/contract";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { jobRequests } from "../db/schema/job-requests.ts";
import { paymentNoticeJobs } from "../db/schema/payment-notices.ts";
import { projectCreators } from "../db/schema/projects.ts";
import { rowOfJob } from "../job-requests/jobJoins.repository.ts";

/** No notice holds the job now, neither this one nor another. */
const isFree = sql`not exists (select 1 from payment_notice_jobs held where held.company_uid = ${paymentNoticeJobs.company_uid}
  and held.job_request_uid = ${paymentNoticeJobs.job_request_uid} and held.released_at is null)`;

/** Jobs on some notices, released or not, that stand in a status; `onlyFree`: that no notice holds any more. */
export const heldJobs = (
  company_uid: string,
  notice_uids: readonly string[],
  { status, onlyFree = false }: { readonly status: JobStatus; readonly onlyFree?: boolean },
) =>
  db()
    .select({
      notice_uid: paymentNoticeJobs.notice_uid,
      project_uid: jobRequests.project_uid,
      managed_creator_uid: jobRequests.managed_creator_uid,
    })
    .from(paymentNoticeJobs)
    .innerJoin(
      jobRequests,
      and(
        eq(jobRequests.company_uid, paymentNoticeJobs.company_uid),
        eq(jobRequests.uid, paymentNoticeJobs.job_request_uid),
      ),
    )
    .innerJoin(projectCreators, rowOfJob)
    .where(
      and(
        eq(paymentNoticeJobs.company_uid, company_uid),
        inArray(paymentNoticeJobs.notice_uid, [...notice_uids]),
        eq(projectCreators.job_status, status),
        isNull(projectCreators.removed_at),
        onlyFree ? isFree : undefined,
      ),
    )
    .orderBy(jobRequests.project_uid, jobRequests.managed_creator_uid);
