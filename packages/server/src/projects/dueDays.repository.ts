import {
  type DaySource,
  type DeadlineKind,
  daySources,
  deadlinesOfStatus,
  jobStatuses,
  LEGAL_PAYMENT_DAYS,
} from "@tsumugi/contract";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { addDays } from "../core/clock.ts";
import { noticeOf } from "../job-requests/agreedTerms.repository.ts";
import { proposedDue } from "../payment-notices/noticePlan.ts";

/** A job request as a statement has it: table columns or an alias. */
interface JobInSql {
  readonly company_uid: SQLWrapper;
  readonly uid: SQLWrapper;
  readonly terms: SQLWrapper;
}

/** By when the newest request for a revision that stands asks for the next draft. */
export const revisionDay = ({ company_uid, uid }: Omit<JobInSql, "terms">) => sql`(
  select r.due_on from job_draft_reviews r
  join job_drafts d on d.company_uid = r.company_uid and d.uid = r.draft_uid
  where d.company_uid = ${company_uid} and d.job_request_uid = ${uid}
    and r.decision = 'revision' and r.withdrawn_at is null
  order by r.reviewed_at desc, r.uid desc limit 1)`;

const inJapan = (at: SQL) => sql`(${at} at time zone 'Asia/Tokyo')::date`;

const BEFORE_POSTING = sql.raw(
  jobStatuses
    .slice(0, jobStatuses.indexOf("posted"))
    .map((status) => `'${status}'`)
    .join(", "),
);

/**
 * Day 1 of the days that the law gives for paying: the first post or the first 投稿済み, whichever is earlier, else the
 * inspection; null before any of them. A move that was taken back, to a status before 投稿済み, says nothing.
 */
export const receivedDay = ({ company_uid, uid }: Omit<JobInSql, "terms">) => sql`(
  select coalesce(least(posted.first_on, marked.posted_on), marked.inspected_on)
  from job_requests received
  cross join lateral (select ${inJapan(sql`min(coalesce(o.posted_at, o.created_at))`)} as first_on
    from project_posts o where o.company_uid = received.company_uid and o.job_request_uid = received.uid
      and o.removed_at is null) posted
  cross join lateral (select
      ${inJapan(sql`(min(h.changed_at) filter (where h.to_status = 'posted'))`)} as posted_on,
      ${inJapan(sql`(min(h.changed_at) filter (where h.to_status = 'inspected'))`)} as inspected_on
    from job_status_changes h where h.company_uid = received.company_uid and h.project_uid = received.project_uid
      and h.managed_creator_uid = received.managed_creator_uid
      and not exists (select 1 from job_status_changes back where back.company_uid = h.company_uid
        and back.project_uid = h.project_uid and back.managed_creator_uid = h.managed_creator_uid
        and back.to_status in (${BEFORE_POSTING}) and (back.changed_at, back.id) > (h.changed_at, h.id))) marked
  where received.company_uid = ${company_uid} and received.uid = ${uid})`;

/** The last day that the law allows for paying; null: nothing was received yet. */
export const legalPaymentDay = (job: Omit<JobInSql, "terms">) =>
  sql`(${receivedDay(job)} + ${sql.raw(String(LEGAL_PAYMENT_DAYS - 1))})`;

type JobSource = Extract<DaySource, `job.${string}`>;
type ProjectSource = Exclude<DaySource, JobSource>;

const isOfJob = (source: DaySource): source is JobSource => source.startsWith("job.");

const term = ({ terms }: JobInSql, name: string) => sql`(${terms} ->> ${sql.raw(`'${name}'`)})::date`;

type ProjectDay = (ProjectSource extends `project.${infer Name}` ? Name : never) | "posting_starts_on";

/** Null where the day is known not to be set. */
type DayOfProject = (name: ProjectDay) => SQL | null;

const dayOfJob: Record<JobSource, (job: JobInSql, dayOfProject: DayOfProject) => SQL> = {
  "job.reply_due_on": (job) => term(job, "reply_due_on"),
  "job.delivery_on": (job) => term(job, "delivery_on"),
  "job.posting_on": (job, dayOfProject) => {
    const day = term(job, "delivery_on");
    const welcome = dayOfProject("posting_starts_on");
    return welcome ? sql`(case when ${day} < ${welcome} then null else ${day} end)` : day;
  },
  "job.payment_on": (job) => term(job, "payment_on"),
  "job.revision_due_on": revisionDay,
};

/** What was set for a deadline, read in the order of the contract's list; null: nothing can hold one. */
function setDay(kind: DeadlineKind, job: JobInSql, dayOfProject: DayOfProject): SQL | null {
  const days = daySources[kind].flatMap((source) => {
    if (isOfJob(source)) return [dayOfJob[source](job, dayOfProject)];
    return dayOfProject(source.slice("project.".length) as ProjectDay) ?? [];
  });
  return days.length === 0 ? null : sql`coalesce(${sql.join(days, sql`, `)})`;
}

/** The day of a deadline in SQL; null: nothing can hold one. That of a payment is `paymentDay`. */
export const dueDay = (kind: Exclude<DeadlineKind, "payment">, job: JobInSql, dayOfProject: DayOfProject) =>
  setDay(kind, job, dayOfProject);

/**
 * Days on which no transfer arrives, with the day that is proposed instead. Days that have passed stay as they are, and
 * none lies beyond what the law allows for work that was received today.
 */
function bankDays(today: string): SQL {
  const days = Array.from({ length: LEGAL_PAYMENT_DAYS }, (_, passed) => addDays(today, passed));
  const moved = days.flatMap((day) => {
    const proposed = proposedDue(day, today, today);
    return proposed === day ? [] : [[day, proposed] as const];
  });
  return sql`${JSON.stringify(Object.fromEntries(moved))}::jsonb`;
}

/** The statuses that work towards a payment. */
export const PAYABLE = sql.raw(
  jobStatuses
    .filter((status) => deadlinesOfStatus[status].includes("payment"))
    .map((status) => `'${status}'`)
    .join(", "),
);

/**
 * When a job is to be paid, in SQL, as of a day in Japan. The notice that it stands on decides, a draft like an issued one:
 * its day is the one that everybody reads; nothing is due once it is paid. Before that it is the day that a notice would
 * be given: the one agreed, at the latest the last that the law allows, and one on which banks work.
 */
export const paymentDay = (job: JobInSql, dayOfProject: DayOfProject, today: string): SQL => sql`(
  select case when n.uid is null then (
      select coalesce((${bankDays(today)} ->> asked.day::text)::date, asked.day) from (
        select least(${setDay("payment", job, dayOfProject) ?? sql`null`}, ${legalPaymentDay(job)}) as day offset 0) asked)
    when n.status <> 'paid' then n.due_on end
  from (select 1) job left join (${noticeOf(job)}) on true)`;
