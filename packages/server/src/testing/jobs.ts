import { blankTerms } from "@tsumugi/contract";
import { eq, sql } from "drizzle-orm";
import { openJobRoom } from "../chat-rooms/chat-rooms.service.ts";
import { now } from "../core/context.ts";
import { hashToken, newToken, newUid } from "../core/ids.ts";
import { db } from "../db/index.ts";
import { jobRequests, jobRequestVersions, replyTokens } from "../db/schema/job-requests.ts";
import type { managedCreators } from "../db/schema/managed-creators.ts";
import { projectCreators, projects } from "../db/schema/projects.ts";
import { insertManagedCreator } from "./factories.ts";
import { sentTerms } from "./terms.ts";

type New<T extends { $inferInsert: object }> = Partial<T["$inferInsert"]>;

export const TERMS = {
  ...blankTerms,
  ...sentTerms,
  fee: 100_000,
  orderer: "発注者",
  contractor: "受注者",
  ordered_on: "2026-11-20",
};

/** A job that was sent to a creator: project, request, room, and its link with the token. */
export async function insertSentJob(
  company: { uid: string },
  values: {
    creator?: New<typeof managedCreators> & Parameters<typeof insertManagedCreator>[1];
    /** An existing creator or project, instead of a new one. */
    creator_uid?: string;
    project_uid?: string;
    project?: New<typeof projects>;
    job?: New<typeof projectCreators>;
    request?: New<typeof jobRequests>;
    token?: New<typeof replyTokens>;
  } = {},
) {
  const company_uid = company.uid;
  const at = now();
  const creator_uid = values.creator_uid ?? (await insertManagedCreator(company, values.creator)).uid;
  const project_uid = values.project_uid ?? newUid();
  if (!values.project_uid) {
    await db()
      .insert(projects)
      .values({ uid: project_uid, company_uid, name: "冬の新作", ...values.project });
  }
  const key = { company_uid, project_uid, managed_creator_uid: creator_uid };
  await db()
    .insert(projectCreators)
    .values({ ...key, job_status: "requested", fee: 100_000, ...values.job });
  const job_request_uid = newUid();
  await db()
    .insert(jobRequests)
    .values({ ...key, uid: job_request_uid, terms: TERMS, fee: 100_000, sent_at: at, ...values.request });
  const { terms = TERMS, version = 1, answer, answered_at } = values.request ?? {};
  const { sent_by, scheduled_at, sent_at = at } = values.request ?? {};
  await db().insert(jobRequestVersions).values({
    company_uid,
    job_request_uid,
    version,
    terms,
    sent_by,
    scheduled_at,
    sent_at,
    answer,
    answered_at,
  });
  const room_uid = await openJobRoom({ company_uid, creator_uid, job_request_uid });
  await db()
    .update(jobRequests)
    .set({ chat_room_uid: room_uid })
    .where(sql`${jobRequests.uid} = ${job_request_uid}`);
  const token = newToken();
  const link_uid = newUid();
  await db()
    .insert(replyTokens)
    .values({
      token_hash: hashToken(token),
      uid: link_uid,
      company_uid,
      job_request_uid,
      expires_at: new Date("2027-06-01T00:00:00Z"),
      created_at: at,
      ...values.token,
    });
  return { company_uid, creator_uid, project_uid, job_request_uid, room_uid, token, link_uid };
}

/** Nobody archives or erases who has a job under way. */
export async function endJobs(creator_uid: string): Promise<void> {
  await db()
    .update(projectCreators)
    .set({ job_status: "cancelled" })
    .where(eq(projectCreators.managed_creator_uid, creator_uid));
}
