import { type FeeEntry, isAgreed, type JobStatus } from "@tsumugi/contract";
import type { MemberActor } from "../../core/actor.ts";
import { dayInJapan } from "../../core/clock.ts";
import { findByUid } from "../managed-creators.repository.ts";
import { foundCreator } from "../merge/foundCreator.service.ts";
import { dmRoomOf, jobsOf, tagsOf } from "./related.repository.ts";

/** Fees of the jobs with a creator, oldest first. @throws AppError not_found, creator_merged */
export async function fees(
  { company_uid }: MemberActor,
  { id: uid }: { readonly id: string },
): Promise<{ items: FeeEntry[] }> {
  await foundCreator(company_uid, uid, await findByUid(company_uid, uid));
  const rows = await jobsOf(company_uid, uid);
  const items = rows
    .flatMap((job) => {
      const fee = job.agreed_fee ?? job.asked_fee;
      const at = job.answered_at ?? job.sent_at;
      if (fee === null || at === null) return [];
      const agreed = isAgreed(job.job_status as JobStatus) || job.answer === "accepted";
      return [
        {
          project_uid: job.uid,
          project_name: job.name,
          job_status: job.job_status as JobStatus,
          fee,
          agreed,
          on: dayInJapan(at),
        },
      ];
    })
    .sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  return { items };
}

/** Projects of a creator, newest first, and the room for direct messages. @throws AppError not_found, creator_merged */
export async function projectsOf(
  { company_uid, canSeeFees }: MemberActor,
  { id: uid }: { readonly id: string },
) {
  await foundCreator(company_uid, uid, await findByUid(company_uid, uid));
  const items = (await jobsOf(company_uid, uid)).map((job) => ({
    uid: job.uid,
    name: job.name,
    job_status: job.job_status as JobStatus,
    fee: canSeeFees ? (job.agreed_fee ?? job.asked_fee) : null,
    chat_room_uid: job.chat_room_uid,
    entered_status_at: job.entered_status_at.toISOString(),
  }));
  return { items, dm_room_uid: await dmRoomOf(company_uid, uid) };
}

/** Tags in use, the most used first. */
export const tags = async ({ company_uid }: MemberActor) => ({ items: await tagsOf(company_uid) });
