import type { JobAnswer } from "@tsumugi/contract";
import { and, desc, eq, gte, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { dayInJapan } from "../core/clock.ts";
import { db } from "../db/index.ts";
import { companies, users } from "../db/schema/accounts.ts";
import { jobRequests, jobRequestVersions } from "../db/schema/job-requests.ts";
import { projects } from "../db/schema/projects.ts";

const t = jobRequestVersions;
const sender = alias(users, "version_sender");
const recorder = alias(users, "version_recorder");

export type JobVersionRow = typeof jobRequestVersions.$inferSelect;
export type JobVersionView = Awaited<ReturnType<typeof versionsOf>>[number];

const ofJob = (company_uid: string, job_request_uid: string) =>
  and(eq(t.company_uid, company_uid), eq(t.job_request_uid, job_request_uid));

/** All versions of a job, newest first, with who sent and who recorded the answer. */
export const versionsOf = (company_uid: string, job_request_uid: string) =>
  db()
    .select({
      row: t,
      sender: { uid: sender.uid, name: sender.name, image: sender.image },
      recorder: { uid: recorder.uid, name: recorder.name, image: recorder.image },
    })
    .from(t)
    .leftJoin(sender, eq(sender.uid, t.sent_by))
    .leftJoin(recorder, eq(recorder.uid, t.answered_by))
    .where(ofJob(company_uid, job_request_uid))
    .orderBy(desc(t.version));

/** The fees that any version of these jobs names. */
export async function feesByJob(
  company_uid: string,
  job_request_uids: readonly string[],
): Promise<Map<string, number[]>> {
  if (job_request_uids.length === 0) return new Map();
  const rows = await db()
    .select({ uid: t.job_request_uid, terms: t.terms })
    .from(t)
    .where(and(eq(t.company_uid, company_uid), inArray(t.job_request_uid, [...job_request_uids])));
  const byJob = Map.groupBy(rows, ({ uid }) => uid);
  return new Map([...byJob].map(([uid, versions]) => [uid, versions.map(({ terms }) => terms.fee)]));
}

/** The number that the next version of each job gets, and when the one that waits is due. */
export async function versionStates(
  company_uid: string,
  job_request_uids: readonly string[],
): Promise<Map<string, { next: number; waits_until: Date | null }>> {
  if (job_request_uids.length === 0) return new Map();
  const rows = await db()
    .select({
      uid: t.job_request_uid,
      next: sql<number>`max(${t.version}) + 1`.mapWith(Number),
      waits_until: sql`max(${t.scheduled_at}) filter (where ${t.sent_at} is null)`.mapWith(t.scheduled_at),
    })
    .from(t)
    .where(and(eq(t.company_uid, company_uid), inArray(t.job_request_uid, [...job_request_uids])))
    .groupBy(t.job_request_uid);
  return new Map(rows.map(({ uid, ...state }) => [uid, state]));
}

export async function insertVersion(row: typeof jobRequestVersions.$inferInsert): Promise<void> {
  await db().insert(t).values(row);
}

/** Puts the terms of a version in force: what reads the request reads these from now on. */
export async function mirrorVersion(row: Omit<JobVersionRow, "message" | "by_link">): Promise<void> {
  const { company_uid, job_request_uid, version, terms, sent_by, sent_at, scheduled_at } = row;
  const { answer, answered_at } = row;
  await db()
    .update(jobRequests)
    .set({
      version,
      terms,
      fee: terms.fee,
      sent_by,
      sent_at,
      scheduled_at,
      answer,
      answered_at,
    })
    .where(and(eq(jobRequests.company_uid, company_uid), eq(jobRequests.uid, job_request_uid)));
}

/** Writes the terms of a version that is about to go out. */
export async function setVersionTerms({
  company_uid,
  job_request_uid,
  version,
  terms,
}: Pick<JobVersionRow, "company_uid" | "job_request_uid" | "version" | "terms">): Promise<void> {
  await db()
    .update(t)
    .set({ terms })
    .where(and(ofJob(company_uid, job_request_uid), eq(t.version, version)));
}

interface Answer {
  readonly answer: JobAnswer;
  readonly answered_at: Date;
  /** Member who records it; null: the creator answers. */
  readonly answered_by: string | null;
  /** Left out: stays as it is. */
  readonly wish?: JobVersionRow["wish"];
}

/** Answers the version in force of some creators' jobs in a project. */
export async function answerVersions(
  company_uid: string,
  project_uid: string,
  creator_uids: readonly string[],
  { answer, answered_at, answered_by, wish }: Answer,
): Promise<void> {
  const answered = await db()
    .update(jobRequests)
    .set({ answer, answered_at })
    .where(
      and(
        eq(jobRequests.company_uid, company_uid),
        eq(jobRequests.project_uid, project_uid),
        inArray(jobRequests.managed_creator_uid, [...creator_uids]),
        isNotNull(jobRequests.sent_at),
      ),
    )
    .returning({ uid: jobRequests.uid });
  if (answered.length === 0) return;
  await db()
    .update(t)
    .set({ answer, answered_at, answered_by, ...(wish === undefined ? {} : { wish }) })
    .where(
      and(
        eq(t.company_uid, company_uid),
        inArray(
          t.job_request_uid,
          answered.map(({ uid }) => uid),
        ),
        sql`${t.version} = (select j.version from job_requests j
          where j.company_uid = ${company_uid} and j.uid = ${t.job_request_uid})`,
      ),
    );
}

interface DueVersion {
  readonly uid: string;
  readonly company_uid: string;
  /** As text: a date of JavaScript is less exact than the column. */
  readonly due_at: string;
}

/**
 * Scheduled versions whose time has come, over all companies, in projects that are not archived, the oldest first. Read in
 * pages, and all of them: however many wait for something that is missing, those behind them go out.
 */
export async function dueVersions(at: Date, pageSize = 500): Promise<DueVersion[]> {
  const due: DueVersion[] = [];
  for (;;) {
    const page = await duePage(at, due.at(-1), pageSize);
    due.push(...page);
    if (page.length < pageSize) return due;
  }
}

const duePage = (at: Date, after: DueVersion | undefined, limit: number): Promise<DueVersion[]> =>
  db()
    .select({
      uid: t.job_request_uid,
      company_uid: t.company_uid,
      due_at: sql<string>`${t.scheduled_at}::text`,
    })
    .from(t)
    .innerJoin(
      jobRequests,
      and(eq(jobRequests.company_uid, t.company_uid), eq(jobRequests.uid, t.job_request_uid)),
    )
    .innerJoin(projects, eq(projects.uid, jobRequests.project_uid))
    .innerJoin(companies, eq(companies.uid, t.company_uid))
    .where(
      and(
        isNull(companies.deleted_at),
        gte(companies.contract_ends_on, dayInJapan(at)),
        isNull(t.sent_at),
        isNotNull(t.scheduled_at),
        lte(t.scheduled_at, at),
        isNull(projects.archived_at),
        after &&
          sql`(${t.scheduled_at}, ${t.job_request_uid}) > (${after.due_at}::timestamptz, ${after.uid})`,
      ),
    )
    .orderBy(t.scheduled_at, t.job_request_uid)
    .limit(limit);

/** Takes the version that is due for sending; undefined when another process was faster. */
export async function claimUnsent(
  company_uid: string,
  job_request_uid: string,
  sent_at: Date,
): Promise<JobVersionRow | undefined> {
  const [row] = await db()
    .update(t)
    .set({ sent_at })
    .where(and(ofJob(company_uid, job_request_uid), isNull(t.sent_at)))
    .returning();
  return row;
}

/**
 * Takes back what was scheduled and not sent; answers how many. A job that was never sent goes with its room, unless
 * somebody has written there already, or has opened its short link: neither a comment nor an address in use is lost.
 */
export async function deleteUnsent(
  company_uid: string,
  project_uid: string,
  creator_uids: readonly string[],
): Promise<number> {
  const jobs = await db()
    .select({ uid: jobRequests.uid })
    .from(jobRequests)
    .where(
      and(
        eq(jobRequests.company_uid, company_uid),
        eq(jobRequests.project_uid, project_uid),
        inArray(jobRequests.managed_creator_uid, [...creator_uids]),
      ),
    )
    .for("update");
  if (jobs.length === 0) return 0;
  const taken = await db()
    .delete(t)
    .where(
      and(
        eq(t.company_uid, company_uid),
        inArray(
          t.job_request_uid,
          jobs.map(({ uid }) => uid),
        ),
        isNull(t.sent_at),
      ),
    )
    .returning({ uid: t.job_request_uid });
  if (taken.length === 0) return 0;
  const empty = await db()
    .select({ uid: jobRequests.uid })
    .from(jobRequests)
    .where(
      and(
        eq(jobRequests.company_uid, company_uid),
        inArray(
          jobRequests.uid,
          taken.map(({ uid }) => uid),
        ),
        isNull(jobRequests.sent_at),
        sql`not exists (select 1 from chat_rooms r where r.company_uid = ${company_uid}
          and r.uid = ${jobRequests.chat_room_uid} and r.last_seq > 0)`,
        sql`not exists (select 1 from short_links l join short_link_hours h on h.company_uid = l.company_uid
          and h.link_uid = l.uid where l.company_uid = ${company_uid} and l.job_request_uid = ${jobRequests.uid} and h.total > 0)`,
      ),
    );
  const uids = empty.map(({ uid }) => uid);
  if (uids.length > 0) {
    await db().execute(
      sql`delete from chat_rooms where company_uid = ${company_uid} and job_request_uid = any(${sql.param(uids)}::text[])`,
    );
    await db()
      .delete(jobRequests)
      .where(and(eq(jobRequests.company_uid, company_uid), inArray(jobRequests.uid, uids)));
  }
  return taken.length;
}
