import type { AdminCreator } from "@tsumugi/contract";
import { count, countDistinct, inArray, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { jobRequests } from "../db/schema/job-requests.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { projectCreators } from "../db/schema/projects.ts";
import { isOpenJob, rowOfJob } from "../job-requests/jobJoins.repository.ts";
import { countUnpaidTo } from "../payment-notices/unpaidNotices.repository.ts";

type Impact = AdminCreator["impact"];

export const NO_IMPACT: Impact = {
  company_count: 0,
  job_count: 0,
  open_job_count: 0,
  unpaid_notice_count: 0,
};

/** What hangs on each creator, over all companies. For operators only. */
export async function impactOf(creator_uids: readonly string[]): Promise<Map<string, Impact>> {
  if (creator_uids.length === 0) return new Map();
  const t = managedCreators;
  const rows = await db()
    .select({
      creator_uid: t.creator_uid,
      company_count: countDistinct(t.company_uid),
      job_count: count(jobRequests.uid),
      open_job_count: sql<number>`count(*) filter (where ${isOpenJob})`,
    })
    .from(t)
    .leftJoin(
      jobRequests,
      sql`${jobRequests.company_uid} = ${t.company_uid} and ${jobRequests.managed_creator_uid} = ${t.uid}`,
    )
    .leftJoin(projectCreators, rowOfJob)
    .where(inArray(t.creator_uid, [...creator_uids]))
    .groupBy(t.creator_uid);
  const unpaid = await countUnpaidTo(creator_uids);
  return new Map(
    rows.flatMap(({ creator_uid, ...counts }) => {
      if (!creator_uid) return [];
      const open_job_count = Number(counts.open_job_count);
      const impact = { ...counts, open_job_count, unpaid_notice_count: unpaid.get(creator_uid) ?? 0 };
      return [[creator_uid, impact] as const];
    }),
  );
}
