import type { CreatorMailKind, CreatorMailState } from "@tsumugi/contract";
import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { creatorMails, projectAutoMails } from "../db/schema/creator-mails.ts";
import { outboxMails } from "../db/schema/records.ts";

const t = creatorMails;

/** The newest are enough: what was sent years ago stands in the audit log. */
const NEWEST = 50;

export type JobMailView = Awaited<ReturnType<typeof mailsOf>>[number];

/** Mails of a job, planned ones too, newest first, with what became of them in the outbox. */
export const mailsOf = (company_uid: string, job_request_uid: string) =>
  db()
    .select({
      row: t,
      outbox: {
        uid: outboxMails.uid,
        to_address: outboxMails.to_address,
        subject: outboxMails.subject,
        sent_at: outboxMails.sent_at,
        attempts: outboxMails.attempts,
        last_error: outboxMails.last_error,
        refused_at: outboxMails.refused_at,
      },
      by: { uid: users.uid, name: users.name, image: users.image },
    })
    .from(t)
    .leftJoin(outboxMails, eq(outboxMails.uid, t.outbox_uid))
    .leftJoin(users, eq(users.uid, t.by_uid))
    .where(and(eq(t.company_uid, company_uid), eq(t.job_request_uid, job_request_uid)))
    .orderBy(desc(sql`coalesce(${t.decided_at}, ${t.due_at})`), desc(t.uid))
    .limit(NEWEST);

/** What the project's table shows of a job's mails, as JSON of one column. */
export const lastMail = (company_uid: unknown, job_request_uid: unknown) => sql<{
  kind: CreatorMailKind;
  at: string;
  state: CreatorMailState;
} | null>`(
  select jsonb_build_object('kind', m.kind, 'at', coalesce(o.sent_at, m.decided_at), 'state', case
    when o.sent_at is not null then 'sent' when o.refused_at is not null then 'bounced'
    when o.last_error is not null then 'failed' else 'queued' end)
  from creator_mails m join outbox_mails o on o.uid = m.outbox_uid
  where m.company_uid = ${company_uid} and m.job_request_uid = ${job_request_uid} and m.state <> 'planned'
  order by m.decided_at desc limit 1)`;

export async function projectSettings(company_uid: string, project_uid: string) {
  const s = projectAutoMails;
  const [row] = await db()
    .select()
    .from(s)
    .where(and(eq(s.company_uid, company_uid), eq(s.project_uid, project_uid)));
  return row ?? null;
}

export async function saveProjectSettings(row: typeof projectAutoMails.$inferInsert): Promise<void> {
  const { company_uid, project_uid, ...values } = row;
  await db()
    .insert(projectAutoMails)
    .values(row)
    .onConflictDoUpdate({
      target: [projectAutoMails.company_uid, projectAutoMails.project_uid],
      set: values,
    });
}

/** A copy of a project reminds as its source does. */
export async function copySettings(company_uid: string, from_uid: string, to_uid: string): Promise<void> {
  await db().execute(sql`
    insert into project_auto_mails (company_uid, project_uid, is_on, reply_days, draft_days, posting_days,
      overdue_days, updated_by, updated_at)
    select company_uid, ${to_uid}, is_on, reply_days, draft_days, posting_days, overdue_days, updated_by, updated_at
    from project_auto_mails where company_uid = ${company_uid} and project_uid = ${from_uid}`);
}
