import type { CompanyImpact } from "@tsumugi/contract";
import { and, count, eq, isNull } from "drizzle-orm";
import { db } from "../db/index.ts";
import { chatRooms } from "../db/schema/chat-rooms.ts";
import { jobRequests } from "../db/schema/job-requests.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { projectCreators, projects } from "../db/schema/projects.ts";
import { isOpenJob, rowOfJob } from "../job-requests/jobJoins.repository.ts";
import { countUnpaidOf } from "../payment-notices/unpaidNotices.repository.ts";

async function countOpenJobs(company_uid: string): Promise<number> {
  const [row] = await db()
    .select({ open: count() })
    .from(jobRequests)
    .innerJoin(projectCreators, rowOfJob)
    .where(and(eq(jobRequests.company_uid, company_uid), isOpenJob));
  return row?.open ?? 0;
}

/** What goes with a company, and what holds its deletion up. */
export const impactOf = async (
  company_uid: string,
): Promise<Omit<CompanyImpact, "member_count" | "pending_invitation_count">> => ({
  creator_count: await db().$count(
    managedCreators,
    and(eq(managedCreators.company_uid, company_uid), isNull(managedCreators.erased_at)),
  ),
  project_count: await db().$count(projects, eq(projects.company_uid, company_uid)),
  open_job_count: await countOpenJobs(company_uid),
  room_count: await db().$count(chatRooms, eq(chatRooms.company_uid, company_uid)),
  unpaid_notice_count: await countUnpaidOf(company_uid),
});
