import { type JobWish, jobStatuses } from "@tsumugi/contract";
import { type SQL, sql } from "drizzle-orm";
import { jobRequests, jobRequestVersions } from "../../db/schema/job-requests.ts";
import { projectCreators } from "../../db/schema/projects.ts";
import { nextDeadlineOfJob, type ProjectDays } from "../deadlines.ts";

/** What a row shows beside its own columns, as SQL over `project_creators` joined with its request and its version. */

export const postCount = sql<number>`(
  select count(*)::int from project_posts p
  where p.company_uid = ${projectCreators.company_uid} and p.job_request_uid = ${jobRequests.uid})`;

export const commentCount = sql<number>`(
  select count(*)::int from project_row_comments c
  where c.company_uid = ${projectCreators.company_uid} and c.project_uid = ${projectCreators.project_uid}
    and c.managed_creator_uid = ${projectCreators.managed_creator_uid})`;

/** Messages that this member has not read in the job's room. */
export const unreadCount = (user_uid: string) => sql<number>`(
  select count(*)::int from chat_rooms r
  left join chat_room_members m on m.room_uid = r.uid and m.user_uid = ${user_uid}
  join comments c on c.room_uid = r.uid and c.seq > greatest(coalesce(m.read_seq, 0), r.read_floor_seq)
  where r.company_uid = ${projectCreators.company_uid} and r.uid = ${jobRequests.chat_room_uid}
    and c.uid <> ${user_uid} and c.kind = 'message' and c.deleted_at is null)`;

/** Only the creator's own wish, and only while it is talked about. */
export const openWish = sql<JobWish | null>`case when ${projectCreators.job_status} = 'negotiating'
  and ${jobRequestVersions.answer} = 'negotiating' and ${jobRequestVersions.answered_by} is null
  then ${jobRequestVersions.wish} end`;

/** A version of the terms waits to be sent. */
export const waitsUntil = sql`(
  select w.scheduled_at from job_request_versions w
  where w.company_uid = ${projectCreators.company_uid} and w.job_request_uid = ${jobRequests.uid}
    and w.sent_at is null)`.mapWith(jobRequestVersions.scheduled_at);

export const isChecked = (column: SQL) => sql`exists (
  select 1 from project_checks k
  where k.company_uid = ${projectCreators.company_uid} and k.project_uid = ${projectCreators.project_uid}
    and k.managed_creator_uid = ${projectCreators.managed_creator_uid} and k.column_key = ${column})`;

/** 担当: the row's own, else the project's. */
export const ownerUid = (project: { readonly owner_uid: string | null }) =>
  sql`coalesce(${projectCreators.owner_uid}, ${project.owner_uid}::text)`;

export const plannedFee = sql`coalesce(${projectCreators.planned_fee}, ${projectCreators.fee})`;

const term = (name: "reply_due_on" | "delivery_on" | "payment_on") =>
  sql`(${jobRequests.terms} ->> ${sql.raw(`'${name}'`)})`;

/** By when the newest request for a revision that stands asks for the next draft, as text. */
export const revisionDay = sql<string | null>`(
  select r.due_on::text from job_draft_reviews r
  join job_drafts d on d.company_uid = r.company_uid and d.uid = r.draft_uid
  where d.company_uid = ${projectCreators.company_uid} and d.job_request_uid = ${jobRequests.uid}
    and r.decision = 'revision' and r.withdrawn_at is null
  order by r.reviewed_at desc, r.uid desc limit 1)`;

const jobDays = {
  reply_due_on: term("reply_due_on"),
  delivery_on: term("delivery_on"),
  payment_on: term("payment_on"),
  revision_due_on: revisionDay,
};
type JobDay = keyof typeof jobDays;
const isJobDay = (text: string | null | undefined): text is JobDay =>
  typeof text === "string" && text in jobDays;

export const deliveryDay = sql`coalesce(${projectCreators.planned_delivery_on}::text, ${term("delivery_on")})`;
export const replyDay = sql`coalesce(${projectCreators.planned_reply_due_on}::text, ${term("reply_due_on")})`;

/**
 * The day that the status works towards, as text. `nextDeadlineOfJob` is asked with the names of the job's days in place
 * of the days, then without those that it named: its answers say what the SQL has to read, in which order.
 */
export function nextDeadlineDay(project: ProjectDays): SQL {
  const cases = jobStatuses.flatMap((status) => {
    const names: Record<JobDay, string | null> = {
      reply_due_on: "reply_due_on",
      delivery_on: "delivery_on",
      payment_on: "payment_on",
      revision_due_on: "revision_due_on",
    };
    const read: SQL[] = [];
    let day = nextDeadlineOfJob(status, project, names)?.on ?? null;
    while (isJobDay(day)) {
      read.push(jobDays[day]);
      names[day] = null;
      day = nextDeadlineOfJob(status, project, names)?.on ?? null;
    }
    if (day !== null) read.push(sql`${day}::text`);
    return read.length > 0 ? [sql`when ${status} then coalesce(${sql.join(read, sql`, `)})`] : [];
  });
  return cases.length > 0
    ? sql`(case ${projectCreators.job_status} ${sql.join(cases, sql` `)} end)`
    : sql`null::text`;
}
