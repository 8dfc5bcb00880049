import { and, eq, gt, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { invitations, memberships, users } from "../db/schema/accounts.ts";
import { auditLogs, outboxMails } from "../db/schema/records.ts";

const open = (company_uid: string) =>
  and(eq(invitations.company_uid, company_uid), eq(invitations.state, "open"));

/** Addresses of the members, in lower case. */
export async function memberAddresses(company_uid: string): Promise<Set<string>> {
  const rows = await db()
    .select({ key: users.email_key })
    .from(memberships)
    .innerJoin(users, eq(users.uid, memberships.user_uid))
    .where(eq(memberships.company_uid, company_uid));
  return new Set(rows.map(({ key }) => key));
}

/** Addresses whose invitation can still be accepted, in lower case. */
export async function invitedAddresses(company_uid: string, at: Date): Promise<Set<string>> {
  const rows = await db()
    .select({ key: invitations.email_key })
    .from(invitations)
    .where(and(open(company_uid), gt(invitations.expires_at, at)));
  return new Set(rows.map(({ key }) => key));
}

/** Not accepted yet, expired or not. */
export async function findPending(company_uid: string, email: string) {
  const [row] = await db()
    .select()
    .from(invitations)
    .where(and(open(company_uid), sql`${invitations.email_key} = lower(${email})`));
  return row;
}

/** The row that was there; undefined when nothing could be withdrawn. */
export async function deletePending(company_uid: string, uid: string) {
  const [row] = await db()
    .delete(invitations)
    .where(and(open(company_uid), eq(invitations.uid, uid)))
    .returning();
  return row;
}

/** When invitations of the company were mailed to an address, newest first. */
export async function mailedSince(company_uid: string, email: string, since: Date): Promise<Date[]> {
  const rows = await db()
    .select({ at: outboxMails.created_at })
    .from(outboxMails)
    .where(
      and(
        sql`lower(${outboxMails.to_address}) = lower(${email})`,
        eq(outboxMails.company_uid, company_uid),
        eq(outboxMails.kind, "invitation"),
        gt(outboxMails.created_at, since),
      ),
    );
  return rows.map(({ at }) => at).sort((a, b) => b.getTime() - a.getTime());
}

export const countInvitedSince = (company_uid: string, since: Date) =>
  db().$count(
    auditLogs,
    and(
      eq(auditLogs.company_uid, company_uid),
      gt(auditLogs.at, since),
      eq(auditLogs.action, "member.invite"),
    ),
  );
