import { type DaySource, type DeadlineKind, daySources } from "@tsumugi/contract";
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

/** The day of a deadline in SQL, read in the order of the contract's list; null: nothing can hold one. */
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
  return days.length > 0 ? sql`coalesce(${sql.join(days, sql`, `)})` : null;
}
