import type { DeadlineKind, JobStatus, TodoKind } from "@tsumugi/contract";
import { type SQL, sql } from "drizzle-orm";
import { OPEN_REFUSALS } from "../payment-notices/transfers/refusals.repository.ts";
import { dueDay, paymentDay } from "../projects/dueDays.repository.ts";

/** The days against which something is near or late. */
export interface TodoDays {
  readonly today: string;
  /** An answer due until then is asked after. */
  readonly answersUntil: string;
  /** A payment due until then is prepared. */
  readonly paymentsUntil: string;
  /** A notice due until then is paid. */
  readonly noticesUntil: string;
}

export interface WaitingFilter {
  readonly kinds: readonly TodoKind[];
  readonly days: TodoDays;
  /** Direct messages are granted by the contract; without them nobody can answer there. */
  readonly withDirectMessages: boolean;
  /** Payment notices are granted by the contract. */
  readonly withNotices: boolean;
}

/** Kind of what waits in a status; whether it waits already may depend on the day. */
const kindOfStatus: Partial<Record<JobStatus, TodoKind>> = {
  requested: "answer_due",
  negotiating: "consultation",
  accepted: "draft_due",
  preparing: "draft_due",
  drafting: "draft_due",
  revision: "draft_due",
  draft_review: "draft_check",
  approved: "posting_due",
  posted: "post_check",
  inspected: "payment_due",
  paying: "payment_due",
};

/** The next step is the creator's: ours is to remind. */
const ofCreators: readonly TodoKind[] = ["answer_due", "draft_due", "posting_due"];

const statusesOf = (kinds: readonly TodoKind[]) =>
  (Object.entries(kindOfStatus) as [JobStatus, TodoKind][]).filter(([, kind]) => kinds.includes(kind));

const listed = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

const JOB = { company_uid: sql`j.company_uid`, uid: sql`j.uid`, terms: sql`j.terms` };
const dayOfProject = (name: string) => sql`p.${sql.raw(name)}`;

/** The day of a deadline, of the project `p` and the job request `j`. */
const dayOf = (kind: Exclude<DeadlineKind, "payment">) => dueDay(kind, JOB, dayOfProject);

/** Before the work is handed in the product has to be with the creator: until then it is not the creator who is late. */
const beforeDraft: readonly JobStatus[] = ["accepted", "preparing", "drafting"];

const isParcelLate = (company_uid: string, { today }: TodoDays) => sql`(p.product_shipping
  and pc.job_status in (${listed(beforeDraft)}) and coalesce(p.shipping_due_on < ${today}::date, false)
  and not exists (select 1 from project_shipments s where s.company_uid = ${company_uid}
    and s.project_uid = pc.project_uid and s.managed_creator_uid = pc.managed_creator_uid
    and s.status in ('sent', 'arrived')))`;

/** Products that should have been on their way. */
const parcels = (company_uid: string, { days }: WaitingFilter) => sql`
  select 'shipping_due', pc.project_uid || '.' || pc.managed_creator_uid, pc.managed_creator_uid, pc.project_uid,
    coalesce(pc.owner_uid, p.owner_uid), pc.job_status, j.chat_room_uid, j.uid, pc.entered_status_at, 'shipping',
    p.shipping_due_on, false
  from project_creators pc
  join projects p on p.company_uid = ${company_uid} and p.uid = pc.project_uid and p.archived_at is null
  left join job_requests j on j.company_uid = ${company_uid} and j.project_uid = pc.project_uid
    and j.managed_creator_uid = pc.managed_creator_uid
  where pc.company_uid = ${company_uid} and pc.removed_at is null and pc.job_status in (${listed(beforeDraft)})
    and ${isParcelLate(company_uid, days)}`;

/** Jobs whose next step is ours or late. */
function jobs(company_uid: string, { kinds, days }: WaitingFilter): SQL | undefined {
  const statuses = statusesOf(kinds);
  if (statuses.length === 0) return undefined;
  const payment = paymentDay(JOB, dayOfProject, days.today);
  const kind = sql.join(
    statuses.map(([status, name]) => sql`when ${status} then ${name}`),
    sql` `,
  );
  return sql`
    select kind, uid, creator_uid, project_uid, owner_uid, job_status, chat_room_uid, subject_uid, since, due_kind, due_on,
      kind in (${listed(ofCreators)})
    from (
      select case pc.job_status ${kind} end as kind, pc.project_uid || '.' || pc.managed_creator_uid as uid,
        pc.managed_creator_uid as creator_uid, pc.project_uid, ${isParcelLate(company_uid, days)} as waits_for_parcel,
        coalesce(pc.owner_uid, p.owner_uid) as owner_uid, pc.job_status, j.chat_room_uid,
        j.uid as subject_uid, pc.entered_status_at as since,
        case pc.job_status when 'requested' then 'reply' when 'negotiating' then 'reply' when 'draft_review' then 'posting'
          when 'approved' then 'posting' when 'posted' then 'inspection' when 'inspected' then 'payment'
          when 'paying' then 'payment' else 'draft' end as due_kind,
        case pc.job_status
          when 'requested' then ${dayOf("reply")}
          when 'negotiating' then ${dayOf("reply")}
          when 'draft_review' then ${dayOf("posting")}
          when 'approved' then ${dayOf("posting")}
          when 'posted' then (j.terms->>'inspection_on')::date
          when 'inspected' then ${payment}
          when 'paying' then ${payment}
          else ${dayOf("draft")} end as due_on
      from project_creators pc
      join projects p on p.company_uid = ${company_uid} and p.uid = pc.project_uid and p.archived_at is null
      left join job_requests j on j.company_uid = ${company_uid} and j.project_uid = pc.project_uid
        and j.managed_creator_uid = pc.managed_creator_uid
      where pc.company_uid = ${company_uid} and pc.removed_at is null and ${isOffNotices(company_uid)}
        and pc.job_status in (${listed(statuses.map(([status]) => status))})
    ) job
    where kind in ('consultation', 'draft_check', 'post_check')
      or (kind = 'answer_due' and due_on <= ${days.answersUntil}::date)
      or (kind in ('draft_due', 'posting_due') and due_on < ${days.today}::date and not waits_for_parcel)
      or (kind = 'payment_due'
        and (job_status = 'inspected' or due_on is null or due_on <= ${days.paymentsUntil}::date))`;
}

/** A job that stands on a notice waits as that notice. */
const isOffNotices = (company_uid: string) => sql`not exists (select 1 from payment_notice_jobs on_notice
  where pc.job_status in ('inspected', 'paying') and on_notice.company_uid = ${company_uid}
    and on_notice.job_request_uid = j.uid and on_notice.released_at is null)`;

/** Each open notice waits in one group: for an answer, the issue, the approval, or its payment. */
const notices = (company_uid: string, { kinds, days }: WaitingFilter) => sql`
  select kind, uid, managed_creator_uid, project_uid, owner_uid, null, null, uid, updated_at, due_kind, due_on,
    kind = 'notice_due' and status = 'issued'
  from (
    select n.uid, n.status, n.managed_creator_uid, n.project_uid, coalesce(p.owner_uid, c.owner_uid) as owner_uid, n.updated_at,
      case when n.direction = 'operator_to_company' then 'confirmation' else 'payment' end as due_kind,
      case when n.direction = 'operator_to_company' then n.deemed_confirmed_on else n.due_on end as due_on,
      case
        when refused.notice_uid is not null then 'notice_refused'
        when n.direction = 'operator_to_company' then case n.status when 'issued' then 'notice_received' end
        when n.status = 'disputed' then 'notice_disputed'
        when n.status = 'draft' then 'notice_draft'
        when n.status = 'confirmed' then 'notice_approval'
        when n.due_on <= ${days.noticesUntil}::date then 'notice_due' end as kind
    from payment_notices n
    left join managed_creators c on c.company_uid = ${company_uid} and c.uid = n.managed_creator_uid
    left join projects p on p.company_uid = ${company_uid} and p.uid = n.project_uid
    left join (${OPEN_REFUSALS}) refused on refused.company_uid = ${company_uid} and refused.notice_uid = n.uid
      and n.direction = 'company_to_creator'
    where n.company_uid = ${company_uid} and n.status not in ('paid', 'cancelled')
    union all
    select n.uid, n.status, n.managed_creator_uid, n.project_uid, coalesce(p.owner_uid, c.owner_uid), n.updated_at,
      'payment', n.due_on, 'notice_refused'
    from (${OPEN_REFUSALS}) refused
    join payment_notices n on n.company_uid = ${company_uid} and n.uid = refused.notice_uid and n.status = 'paid'
      and n.direction = 'company_to_creator'
    left join managed_creators c on c.company_uid = ${company_uid} and c.uid = n.managed_creator_uid
    left join projects p on p.company_uid = ${company_uid} and p.uid = n.project_uid
    where refused.company_uid = ${company_uid}
  ) notice
  where kind in (${listed(kinds)})`;

/** Rooms in which the creator had the last word. */
const rooms = (company_uid: string, { withDirectMessages }: WaitingFilter) => sql`
  select 'reply', r.uid, r.creator_uid, j.project_uid,
    case when j.uid is null then c.owner_uid else coalesce(pc.owner_uid, p.owner_uid) end, null, r.uid, null, r.activity_at, null, null::date, false
  from chat_rooms r
  join managed_creators c on c.company_uid = ${company_uid} and c.uid = r.creator_uid and c.erased_at is null
  left join job_requests j on j.company_uid = ${company_uid} and j.uid = r.job_request_uid
  left join projects p on p.company_uid = ${company_uid} and p.uid = j.project_uid
  left join project_creators pc on pc.company_uid = ${company_uid} and pc.project_uid = j.project_uid
    and pc.managed_creator_uid = j.managed_creator_uid
  where r.company_uid = ${company_uid} and r.needs_reply and r.archived_at is null
    ${withDirectMessages ? sql`` : sql`and r.type = 'job_request'`}`;

/** Posts of which no figures were taken on the day agreed, or after it. */
const measurings = (company_uid: string, { days }: WaitingFilter) => sql`
  select 'metrics_due', m.uid, m.creator_uid, m.project_uid, coalesce(pc.owner_uid, p.owner_uid), pc.job_status, j.chat_room_uid, m.uid,
    coalesce(m.posted_at, m.created_at), 'metrics', p.metrics_due_on, false
  from projects p
  join project_posts m on m.company_uid = ${company_uid} and m.project_uid = p.uid and m.removed_at is null
  join job_requests j on j.company_uid = ${company_uid} and j.uid = m.job_request_uid
  join project_creators pc on pc.company_uid = ${company_uid} and pc.project_uid = m.project_uid
    and pc.managed_creator_uid = m.creator_uid and pc.removed_at is null
    and pc.job_status not in ('declined', 'rejected', 'cancelled')
  where p.company_uid = ${company_uid} and p.archived_at is null and p.metrics_due_on <= ${days.today}::date
    and not exists (select 1 from post_daily_metrics d where d.company_uid = ${company_uid}
      and d.post_uid = m.uid and d.measured_on >= p.metrics_due_on)`;

/** Posts that are gone, private, or say something else than before. */
const lostPosts = (company_uid: string) => sql`
  select 'post_lost', m.uid, m.creator_uid, m.project_uid, coalesce(pc.owner_uid, p.owner_uid), pc.job_status, j.chat_room_uid, m.uid,
    coalesce(c.lost_at, c.changed_at), null, null::date, false
  from post_collections c
  join project_posts m on m.company_uid = ${company_uid} and m.uid = c.post_uid and m.removed_at is null
  join projects p on p.company_uid = ${company_uid} and p.uid = m.project_uid and p.archived_at is null
  join job_requests j on j.company_uid = ${company_uid} and j.uid = m.job_request_uid
  left join project_creators pc on pc.company_uid = ${company_uid} and pc.project_uid = m.project_uid
    and pc.managed_creator_uid = m.creator_uid
  where c.company_uid = ${company_uid} and c.seen_at is null and (c.lost_at is not null or c.changed_at is not null)`;

const unsent = (company_uid: string) => sql`
  select 'schedule_failed', s.id, r.creator_uid, j.project_uid, s.created_by, null, s.room_uid, s.id, s.send_at, null,
    null::date, false
  from scheduled_comments s
  join chat_rooms r on r.company_uid = ${company_uid} and r.uid = s.room_uid
  left join job_requests j on j.company_uid = ${company_uid} and j.uid = r.job_request_uid
  where s.company_uid = ${company_uid} and s.state = 'failed'`;

const imports = (company_uid: string) => sql`
  select 'import', t.uid, null, null, t.created_by, null, null, t.uid, t.finished_at, null, null::date, false
  from import_tasks t
  where t.company_uid = ${company_uid} and t.finished_at is not null and t.checked_at is null
    and (t.undo_started_at is null or t.undone_at is not null)`;

/** Everything that waits in the company, of the kinds asked for, as one relation. */
export function waiting(company_uid: string, filter: WaitingFilter): SQL {
  const has = (kind: TodoKind) => filter.kinds.includes(kind);
  const parts = [
    jobs(company_uid, filter),
    has("shipping_due") ? parcels(company_uid, filter) : undefined,
    has("reply") ? rooms(company_uid, filter) : undefined,
    has("metrics_due") ? measurings(company_uid, filter) : undefined,
    has("post_lost") ? lostPosts(company_uid) : undefined,
    has("schedule_failed") ? unsent(company_uid) : undefined,
    has("import") ? imports(company_uid) : undefined,
    filter.withNotices ? notices(company_uid, filter) : undefined,
  ].filter((part) => part !== undefined);
  return sql`waiting (kind, uid, creator_uid, project_uid, owner_uid, job_status, chat_room_uid, subject_uid, since,
    due_kind, due_on, awaits_creator) as (${sql.join(parts, sql` union all `)})`;
}
