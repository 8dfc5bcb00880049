import { type CreatorMailKind, creatorDeadlines } from "@tsumugi/contract";
import { and, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { addDays, dayInJapan } from "../core/clock.ts";
import { db } from "../db/index.ts";
import { companies } from "../db/schema/accounts.ts";
import { creatorMails, jobReads, projectAutoMails } from "../db/schema/creator-mails.ts";
import { jobRequests } from "../db/schema/job-requests.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { projectCreators, projects } from "../db/schema/projects.ts";
import { dueDay, revisionDay } from "../projects/dueDays.repository.ts";

export type CreatorMailRow = typeof creatorMails.$inferSelect;
export type NewCreatorMail = typeof creatorMails.$inferInsert;

/** Writes mails; a fact that has its mail already is left out. */
export async function insertMails(rows: readonly NewCreatorMail[]): Promise<void> {
  if (rows.length > 0)
    await db()
      .insert(creatorMails)
      .values([...rows])
      .onConflictDoNothing();
}

/** The same, and a mail that was not sent because its step had been taken back waits once more: the step is taken again. */
export async function insertStepMails(rows: readonly NewCreatorMail[]): Promise<void> {
  const t = creatorMails;
  if (rows.length > 0)
    await db()
      .insert(t)
      .values([...rows])
      .onConflictDoUpdate({
        target: [t.company_uid, t.job_request_uid, t.fact],
        set: {
          state: "planned",
          reason: null,
          decided_at: null,
          due_at: sql`excluded.due_at`,
          created_at: sql`excluded.created_at`,
        },
        setWhere: sql`${t.state} = 'dropped' and ${t.reason} = 'not_true'`,
      });
}

/** Takes back what waits and has become pointless. */
export async function deleteScheduled(
  company_uid: string,
  job_request_uid: string,
  kind: CreatorMailKind,
): Promise<void> {
  const t = creatorMails;
  await db()
    .delete(t)
    .where(
      and(
        eq(t.company_uid, company_uid),
        eq(t.job_request_uid, job_request_uid),
        eq(t.kind, kind),
        eq(t.state, "planned"),
      ),
    );
}

/** Changes what is noted about a job's creator, whether or not something is noted yet. */
export async function noteRead(
  company_uid: string,
  job_request_uid: string,
  values: Partial<Omit<typeof jobReads.$inferInsert, "company_uid" | "job_request_uid">>,
): Promise<void> {
  await db()
    .insert(jobReads)
    .values({ company_uid, job_request_uid, ...values })
    .onConflictDoUpdate({ target: [jobReads.company_uid, jobReads.job_request_uid], set: values });
}

/** A deadline farther away than this has no reminder today; see `MAX_AUTO_MAIL_DAYS`. */
const FAR_DAYS = 30;

const isNear = (day: SQL, today: string) =>
  sql`${day} between ${addDays(today, -FAR_DAYS)}::date and ${addDays(today, FAR_DAYS)}::date`;

const key = (table: typeof jobRequests | typeof projectCreators) => table.company_uid;

/**
 * Jobs over all companies in which the next step is the creator's and whose reminders are on, in pages after a place.
 * A page is read at once, and what it plans is written at once.
 */
export function remindableJobs(
  at: Date,
  statuses: readonly (typeof projectCreators.$inferSelect)["job_status"][],
  page: { readonly after: { readonly company_uid: string; readonly uid: string }; readonly limit: number },
) {
  const today = dayInJapan(at);
  const isSomeNear = creatorDeadlines.flatMap((kind) => {
    const day = dueDay(kind, jobRequests, (name) => sql`${projects[name]}`);
    return day ? [isNear(day, today)] : [];
  });
  return db()
    .select({
      uid: jobRequests.uid,
      company_uid: jobRequests.company_uid,
      job_status: projectCreators.job_status,
      entered_status_at: projectCreators.entered_status_at,
      answered_at: jobRequests.answered_at,
      sent_at: jobRequests.sent_at,
      terms: jobRequests.terms,
      revision_due_on: sql<string | null>`${revisionDay(jobRequests)}::text`,
      project: projects,
      settings: projectAutoMails,
    })
    .from(projectCreators)
    .innerJoin(
      jobRequests,
      and(
        eq(jobRequests.company_uid, key(projectCreators)),
        eq(jobRequests.project_uid, projectCreators.project_uid),
        eq(jobRequests.managed_creator_uid, projectCreators.managed_creator_uid),
      ),
    )
    .innerJoin(
      projects,
      and(eq(projects.company_uid, key(projectCreators)), eq(projects.uid, projectCreators.project_uid)),
    )
    .innerJoin(companies, eq(companies.uid, key(projectCreators)))
    .innerJoin(
      managedCreators,
      and(
        eq(managedCreators.company_uid, key(projectCreators)),
        eq(managedCreators.uid, projectCreators.managed_creator_uid),
      ),
    )
    .leftJoin(
      projectAutoMails,
      and(
        eq(projectAutoMails.company_uid, key(projectCreators)),
        eq(projectAutoMails.project_uid, projectCreators.project_uid),
      ),
    )
    .leftJoin(
      jobReads,
      and(eq(jobReads.company_uid, key(jobRequests)), eq(jobReads.job_request_uid, jobRequests.uid)),
    )
    .where(
      and(
        inArray(projectCreators.job_status, [...statuses]),
        isNull(projectCreators.removed_at),
        isNotNull(jobRequests.sent_at),
        isNull(projects.archived_at),
        isNull(companies.deleted_at),
        gte(companies.contract_ends_on, today),
        isNull(managedCreators.archived_at),
        isNull(managedCreators.erased_at),
        sql`coalesce(${projectAutoMails.is_on}, true) and not coalesce(${jobReads.auto_off}, false)`,
        or(...isSomeNear),
        sql`(${jobRequests.company_uid}, ${jobRequests.uid}) > (${page.after.company_uid}, ${page.after.uid})`,
      ),
    )
    .orderBy(jobRequests.company_uid, jobRequests.uid)
    .limit(page.limit);
}
