import { type DaySource, type DeadlineKind, daySources, LEGAL_PAYMENT_DAYS } from "@tsumugi/contract";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

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

/**
 * Day 1 of the days that the law gives for paying, as `receivedOn` of the payment notices has it: the first post or the
 * first 投稿済み, whichever is earlier, else the inspection; null before any of them.
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
      and h.managed_creator_uid = received.managed_creator_uid) marked
  where received.company_uid = ${company_uid} and received.uid = ${uid})`;

/** The last day that the law allows for paying; null: nothing was received yet. */
export const legalPaymentDay = (job: Omit<JobInSql, "terms">) =>
  sql`(${receivedDay(job)} + ${sql.raw(String(LEGAL_PAYMENT_DAYS - 1))})`;

type JobSource = Extract<DaySource, `job.${string}`>;
type ProjectSource = Exclude<DaySource, JobSource>;

const isOfJob = (source: DaySource): source is JobSource => source.startsWith("job.");

const term = ({ terms }: JobInSql, name: string) => sql`(${terms} ->> ${sql.raw(`'${name}'`)})::date`;

const dayOfJob: Record<JobSource, (job: JobInSql) => SQL> = {
  "job.reply_due_on": (job) => term(job, "reply_due_on"),
  "job.delivery_on": (job) => term(job, "delivery_on"),
  "job.payment_on": (job) => term(job, "payment_on"),
  "job.revision_due_on": revisionDay,
};

type ProjectDay = ProjectSource extends `project.${infer Name}` ? Name : never;

/**
 * The day of a deadline in SQL, read in the order of the contract's list; null: nothing can hold one. A payment is due on
 * the last day that the law allows, whatever later one was agreed.
 */
export function dueDay(
  kind: DeadlineKind,
  job: JobInSql,
  /** Null where the day is known not to be set. */
  dayOfProject: (name: ProjectDay) => SQL | null,
): SQL | null {
  const days = daySources[kind].flatMap((source) => {
    if (isOfJob(source)) return [dayOfJob[source](job)];
    return dayOfProject(source.slice("project.".length) as ProjectDay) ?? [];
  });
  if (days.length === 0) return null;
  const day = sql`coalesce(${sql.join(days, sql`, `)})`;
  return kind === "payment" ? sql`least(${day}, ${legalPaymentDay(job)})` : day;
}
