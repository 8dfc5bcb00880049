import {
  deadlinesOfStatus,
  type JobWish,
  jobStatuses,
  type PostNewsState,
  type ProjectDays,
  postNewsStates,
} from "@tsumugi/contract";
import { type SQL, sql } from "drizzle-orm";
import { jobRequests, jobRequestVersions } from "../../db/schema/job-requests.ts";
import { projectCreators } from "../../db/schema/projects.ts";
import {
  dueDay,
  PAYABLE,
  paymentDay as paymentDayOf,
  revisionDay as revisionDayOf,
} from "../dueDays.repository.ts";

/** What a row shows beside its own columns, as SQL over `project_creators` joined with its request and its version. */

export const postCount = sql<number>`(
  select count(*)::int from project_posts p
  where p.company_uid = ${projectCreators.company_uid} and p.job_request_uid = ${jobRequests.uid}
    and p.removed_at is null)`;

/** What is wrong with the row's posts, the worst one: `postNewsStates` is in that order. */
export const postNews = sql<{ state: PostNewsState; since: string } | null>`(
  select json_build_object('state', n.state, 'since', n.since) from (
    select case
        when c.lost_at is not null then case when c.fault = 'private' then 'private' else 'gone' end
        when c.changed_at is not null and c.seen_at is null then 'changed'
        when c.fault <> 'not_configured' and c.next_at is not null then 'failing' end as state,
      coalesce(c.lost_at, case when c.changed_at is not null and c.seen_at is null then c.changed_at end,
        c.succeeded_at, c.tried_at) as since
    from project_posts p
    join post_collections c on c.company_uid = p.company_uid and c.post_uid = p.uid
    where p.company_uid = ${projectCreators.company_uid} and p.job_request_uid = ${jobRequests.uid}
      and p.removed_at is null) n
  where n.state is not null
  order by array_position(${sql.raw(`array['${postNewsStates.join("','")}']`)}, n.state), n.since
  limit 1)`;

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

/** A version of the terms waits to be sent, or a send has not reached the row yet. */
export const waitsUntil = sql`coalesce((
  select w.scheduled_at from job_request_versions w
  where w.company_uid = ${projectCreators.company_uid} and w.job_request_uid = ${jobRequests.uid}
    and w.sent_at is null), (
  select min(greatest(s.due_at, (s.body ->> 'send_at')::timestamptz)) from job_send_items i
  join job_sends s on s.company_uid = i.company_uid and s.uid = i.send_uid
  where i.company_uid = ${projectCreators.company_uid} and i.managed_creator_uid = ${projectCreators.managed_creator_uid}
    and i.outcome is null and s.project_uid = ${projectCreators.project_uid}))`.mapWith(
  jobRequestVersions.scheduled_at,
);

export const isChecked = (column: SQL) => sql`exists (
  select 1 from project_checks k
  where k.company_uid = ${projectCreators.company_uid} and k.project_uid = ${projectCreators.project_uid}
    and k.managed_creator_uid = ${projectCreators.managed_creator_uid} and k.column_key = ${column})`;

/** 担当: the row's own, else the project's. */
export const ownerUid = (project: { readonly owner_uid: string | null }) =>
  sql`coalesce(${projectCreators.owner_uid}, ${project.owner_uid}::text)`;

/** What a request says that waits for its time: nothing else goes out then. */
const waitingTerm = (name: "fee" | "reply_due_on" | "delivery_on") =>
  sql`case when ${projectCreators.job_status} = 'candidate' then (
  select w.terms ->> ${sql.raw(`'${name}'`)} from job_request_versions w
  where w.company_uid = ${projectCreators.company_uid} and w.job_request_uid = ${jobRequests.uid}
    and w.sent_at is null) end`;

export const waitingFee = sql`(${waitingTerm("fee")})::bigint`.mapWith(Number);

export const plannedFee = sql`coalesce(${waitingFee}, ${projectCreators.planned_fee}, ${projectCreators.fee})`;

const term = (name: "reply_due_on" | "delivery_on") =>
  sql`(${jobRequests.terms} ->> ${sql.raw(`'${name}'`)})`;

export const deliveryDay = sql<
  string | null
>`coalesce(${waitingTerm("delivery_on")}, ${projectCreators.planned_delivery_on}::text, ${term("delivery_on")})`;
export const replyDay = sql<
  string | null
>`coalesce(${waitingTerm("reply_due_on")}, ${projectCreators.planned_reply_due_on}::text, ${term("reply_due_on")})`;

/** By when a revision is asked for, as text. */
export const revisionDay = sql<string | null>`${revisionDayOf(jobRequests)}::text`;

const dayIn = (project: ProjectDays) => (name: keyof ProjectDays) => {
  const day = name === "shipping_due_on" && !project.product_shipping ? null : project[name];
  return day === null ? null : sql`${day}::date`;
};

/** When the row is to be paid, where its status works towards that, as text. */
export const paymentDay = (project: ProjectDays, today: string) => sql<string | null>`(
  case when ${projectCreators.job_status} in (${PAYABLE})
    then ${paymentDayOf(jobRequests, dayIn(project), today)} end)::text`;

/** The day that the status works towards, as text. */
export function nextDeadlineDay(project: ProjectDays, today: string): SQL {
  const dayOfProject = dayIn(project);
  const cases = jobStatuses.flatMap((status) => {
    const days = deadlinesOfStatus[status].flatMap((kind) =>
      kind === "payment"
        ? paymentDayOf(jobRequests, dayOfProject, today)
        : (dueDay(kind, jobRequests, dayOfProject) ?? []),
    );
    return days.length > 0 ? [sql`when ${status} then coalesce(${sql.join(days, sql`, `)})`] : [];
  });
  return sql`(case ${projectCreators.job_status} ${sql.join(cases, sql` `)} end)::text`;
}
