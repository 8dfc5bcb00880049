import { type JobStatus, jobStatusLabels } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { db } from "../db/index.ts";

interface MovedByStaff {
  readonly company_uid: string;
  readonly project_uid: string;
  readonly creator_uids: readonly string[];
  readonly to: JobStatus;
  readonly by_uid: string | null;
  readonly reason: string;
  readonly at: Date;
}

const jobsOf = ({ company_uid, project_uid, creator_uids }: MovedByStaff) => sql`(
  select j.uid from job_requests j where j.company_uid = ${company_uid} and j.project_uid = ${project_uid}
    and j.managed_creator_uid = any(${sql.param(creator_uids)}::text[]))`;

/** Creators whose waiting draft is still to be approved by one member more than by whoever moves. */
export async function unapprovedCreators(move: MovedByStaff): Promise<string[]> {
  const { rows } = await db().execute(sql`
    select distinct j.managed_creator_uid as uid from job_drafts d
    join job_requests j on j.company_uid = d.company_uid and j.uid = d.job_request_uid
    join projects p on p.company_uid = j.company_uid and p.uid = j.project_uid
    where d.company_uid = ${move.company_uid} and d.job_request_uid in ${jobsOf(move)} and d.state = 'waiting'
      and p.two_approvers and not exists (select 1 from job_draft_reviews r
        where r.company_uid = d.company_uid and r.draft_uid = d.uid and r.decision = 'approved'
          and r.withdrawn_at is null and r.reviewed_by <> ${move.by_uid ?? ""})`);
  return rows.map(({ uid }) => String(uid));
}

/**
 * Drafts follow a status that staff set by hand: what waited is approved or sent back by whoever moved, and back in
 * 下書き確認中 the newest waits again, the decisions on it taken back.
 */
export async function settleDrafts(move: MovedByStaff): Promise<void> {
  const { company_uid, to, by_uid, reason } = move;
  const at = sql`${move.at.toISOString()}::timestamptz`;
  if ((to === "approved" || to === "revision") && by_uid !== null) {
    const message = to === "revision" ? reason : `ステータスを「${jobStatusLabels[to]}」に変更`;
    await db().execute(sql`
      with settled as (
        update job_drafts set state = ${to}
        where company_uid = ${company_uid} and job_request_uid in ${jobsOf(move)} and state = 'waiting'
        returning uid)
      insert into job_draft_reviews (uid, company_uid, draft_uid, decision, message, reviewed_by, reviewed_at)
      select gen_random_uuid()::text, ${company_uid}, uid, ${to}, ${message}, ${by_uid}, ${at} from settled
      on conflict do nothing`);
  }
  if (to === "approved" || to === "revision") await answerDraftMessages(move);
  if (to === "draft_review") {
    const newest = sql`(select distinct on (d.job_request_uid) d.uid from job_drafts d
      where d.company_uid = ${company_uid} and d.job_request_uid in ${jobsOf(move)}
      order by d.job_request_uid, d.version desc)`;
    const { rows } = await db().execute(sql`
      update job_drafts set state = 'waiting' where company_uid = ${company_uid} and uid in ${newest}
        and state in ('approved', 'revision') returning uid`);
    if (rows.length === 0) return;
    const reopened = sql.param(rows.map(({ uid }) => uid));
    await db().execute(sql`
      update job_draft_reviews set withdrawn_at = ${at}
      where company_uid = ${company_uid} and draft_uid = any(${reopened}::text[]) and withdrawn_at is null`);
  }
}

/** A decision answers the message by which the newest draft came, unless the creator has written more since. */
async function answerDraftMessages(move: MovedByStaff): Promise<void> {
  await db().execute(sql`
    update chat_rooms r set needs_reply = false, no_reply_seq = r.last_seq
    from job_requests j, job_drafts d, comments c
    where j.company_uid = ${move.company_uid} and j.uid in ${jobsOf(move)}
      and r.company_uid = j.company_uid and r.uid = j.chat_room_uid and r.needs_reply
      and d.company_uid = j.company_uid and d.job_request_uid = j.uid
      and d.version = (select max(n.version) from job_drafts n
        where n.company_uid = j.company_uid and n.job_request_uid = j.uid)
      and c.room_uid = r.uid and c.id = d.uid
      and not exists (select 1 from comments m where m.room_uid = r.uid and m.seq > c.seq
        and m.kind = 'message' and m.deleted_at is null)`);
}
