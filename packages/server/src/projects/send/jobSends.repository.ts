import type { SendJobResponse } from "@tsumugi/contract";
import { and, asc, desc, eq, gte, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { dayInJapan } from "../../core/clock.ts";
import { db } from "../../db/index.ts";
import { companies, users } from "../../db/schema/accounts.ts";
import { jobSendItems, jobSends } from "../../db/schema/job-requests.ts";
import { projects } from "../../db/schema/projects.ts";

const t = jobSends;
const items = jobSendItems;

export type JobSendRow = typeof jobSends.$inferSelect;
type Reason = SendJobResponse["skipped"][number]["reason"];

export async function insertSend(
  row: typeof jobSends.$inferInsert,
  creator_uids: readonly string[],
): Promise<void> {
  const { company_uid, uid: send_uid } = row;
  await db().insert(t).values(row);
  await db()
    .insert(items)
    .values(
      creator_uids.map((managed_creator_uid, position) => ({
        company_uid,
        send_uid,
        managed_creator_uid,
        position,
      })),
    );
}

const ofSend = (company_uid: string, send_uid: string) =>
  and(eq(items.company_uid, company_uid), eq(items.send_uid, send_uid));

const countOf = (condition: ReturnType<typeof sql>) => sql<number>`(
  select count(*)::int from job_send_items i
  where i.company_uid = ${t.company_uid} and i.send_uid = ${t.uid} and ${condition})`;

const skipped = sql<{ creator_uid: string; display_name: string; reason: Reason; message: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('creator_uid', i.managed_creator_uid,
    'display_name', coalesce(m.display_name, ''), 'reason', i.reason, 'message', i.message) order by i.position), '[]'::jsonb)
  from job_send_items i
  left join managed_creators m on m.company_uid = i.company_uid and m.uid = i.managed_creator_uid
  where i.company_uid = ${t.company_uid} and i.send_uid = ${t.uid} and i.outcome = 'skipped')`;

const view = {
  row: t,
  name: users.name,
  image: users.image,
  total: countOf(sql`true`),
  sent: countOf(sql`i.outcome = 'sent'`),
  cancelled: countOf(sql`i.outcome = 'cancelled'`),
  skipped,
};

/** Sends of a project that are under way or ended after a moment, newest first. */
export const sendsOfProject = (company_uid: string, project_uid: string, after: Date) =>
  db()
    .select(view)
    .from(t)
    .leftJoin(users, eq(users.uid, t.sent_by))
    .where(
      and(
        eq(t.company_uid, company_uid),
        eq(t.project_uid, project_uid),
        or(isNull(t.finished_at), gte(t.finished_at, after)),
      ),
    )
    .orderBy(desc(t.created_at), desc(t.uid))
    .limit(20);

export type JobSendView = Awaited<ReturnType<typeof sendsOfProject>>[number];

export async function findSend(company_uid: string, uid: string): Promise<JobSendView | undefined> {
  const [row] = await db()
    .select(view)
    .from(t)
    .leftJoin(users, eq(users.uid, t.sent_by))
    .where(and(eq(t.company_uid, company_uid), eq(t.uid, uid)));
  return row;
}

/** Companies that may send: neither deleted nor after their contract's last day. */
const maySend = (at: Date) =>
  and(isNull(companies.deleted_at), gte(companies.contract_ends_on, dayInJapan(at)));

/** Whether a company may still send, while a send of hundreds is being worked off. */
export async function mayStillSend(company_uid: string, at: Date): Promise<boolean> {
  const rows = await db()
    .select({ uid: companies.uid })
    .from(companies)
    .where(and(eq(companies.uid, company_uid), maySend(at)));
  return rows.length > 0;
}

/** Sends whose time has come, of all companies. */
export const dueSends = (at: Date): Promise<JobSendRow[]> =>
  db()
    .select({
      uid: t.uid,
      company_uid: t.company_uid,
      project_uid: t.project_uid,
      body: t.body,
      sent_by: t.sent_by,
      due_at: t.due_at,
      created_at: t.created_at,
      finished_at: t.finished_at,
    })
    .from(t)
    .innerJoin(companies, eq(companies.uid, t.company_uid))
    .innerJoin(projects, eq(projects.uid, t.project_uid))
    .where(and(isNull(t.finished_at), lte(t.due_at, at), maySend(at)))
    .orderBy(asc(t.due_at), asc(t.uid))
    .limit(100);

/** Creators whom a send of the project has not reached yet: who pressed, and when it goes out. */
export const waitingItems = (company_uid: string, project_uid: string, creator_uids: readonly string[]) =>
  db()
    .select({ creator_uid: items.managed_creator_uid, by: users.name, due_at: t.due_at, body: t.body })
    .from(items)
    .innerJoin(t, and(eq(t.company_uid, items.company_uid), eq(t.uid, items.send_uid)))
    .leftJoin(users, eq(users.uid, t.sent_by))
    .where(
      and(
        eq(items.company_uid, company_uid),
        eq(t.project_uid, project_uid),
        inArray(items.managed_creator_uid, [...creator_uids]),
        isNull(items.outcome),
      ),
    );

/**
 * The next creator of a send, kept for this transaction, and what was ordered as of now: a merge of two creators changes
 * both. One that another worker has is left to it.
 */
export async function nextItem(company_uid: string, send_uid: string) {
  const [row] = await db()
    .select({ creator_uid: items.managed_creator_uid })
    .from(items)
    .where(and(ofSend(company_uid, send_uid), isNull(items.outcome)))
    .orderBy(asc(items.position))
    .limit(1)
    .for("update", { skipLocked: true });
  if (!row) return;
  const [send] = await db()
    .select({ body: t.body })
    .from(t)
    .where(and(eq(t.company_uid, company_uid), eq(t.uid, send_uid)));
  return send && { ...row, body: send.body };
}

export async function settleItem(
  company_uid: string,
  send_uid: string,
  creator_uid: string,
  values: { outcome: "sent" | "skipped"; reason?: Reason; message?: string },
): Promise<void> {
  await db()
    .update(items)
    .set(values)
    .where(and(ofSend(company_uid, send_uid), eq(items.managed_creator_uid, creator_uid)));
}

/** Takes back what has not gone out and answers whom; waits for the one that is on its way. */
export async function cancelItems(company_uid: string, send_uid: string): Promise<string[]> {
  const rows = await db()
    .update(items)
    .set({ outcome: "cancelled" })
    .where(and(ofSend(company_uid, send_uid), isNull(items.outcome)))
    .returning({ uid: items.managed_creator_uid });
  return rows.map(({ uid }) => uid);
}

/** Creators whose request a send has scheduled for its time, and who still wait for that time. */
export async function stillScheduled(
  company_uid: string,
  { uid: send_uid, project_uid, body }: Pick<JobSendRow, "uid" | "project_uid" | "body">,
): Promise<string[]> {
  const { rows } = await db().execute(sql`
    select i.managed_creator_uid as uid from job_send_items i
    join job_requests j on j.company_uid = i.company_uid and j.project_uid = ${project_uid}
      and j.managed_creator_uid = i.managed_creator_uid
    join job_request_versions v on v.company_uid = j.company_uid and v.job_request_uid = j.uid and v.sent_at is null
    where i.company_uid = ${company_uid} and i.send_uid = ${send_uid} and i.outcome = 'sent'
      and v.scheduled_at = ${body.send_at}::timestamptz`);
  return rows.map(({ uid }) => String(uid));
}

/** What was scheduled by a send is taken back like what it had not reached. */
export async function markTakenBack(
  company_uid: string,
  send_uid: string,
  creator_uids: readonly string[],
): Promise<void> {
  await db()
    .update(items)
    .set({ outcome: "cancelled" })
    .where(and(ofSend(company_uid, send_uid), inArray(items.managed_creator_uid, [...creator_uids])));
}

/** Ends a send of which nobody is left. */
export async function finishSend(company_uid: string, uid: string, finished_at: Date): Promise<void> {
  await db()
    .update(t)
    .set({ finished_at })
    .where(
      and(
        eq(t.company_uid, company_uid),
        eq(t.uid, uid),
        isNull(t.finished_at),
        sql`not exists (select 1 from job_send_items i where i.company_uid = ${company_uid} and i.send_uid = ${uid}
          and i.outcome is null)`,
      ),
    );
}
