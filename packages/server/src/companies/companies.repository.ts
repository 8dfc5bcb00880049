import { and, count, eq, getTableColumns, inArray, isNull, max, type SQL, sql } from "drizzle-orm";
import { now } from "../core/context.ts";
import { db } from "../db/index.ts";
import { companies, invitations, memberships, users } from "../db/schema/accounts.ts";
import { isMailRefused } from "../invitations/refusedMail.repository.ts";

/** Operators see every company, so these take the uid that was asked for; a member's is compared before. */

export type CompanyRow = typeof companies.$inferSelect;

const m = memberships;

/** Who sits in each company, who is invited, and when somebody was last there. */
export interface Occupancy {
  readonly member_count: number;
  readonly pending_invitation_count: number;
  readonly last_seen_at: Date | null;
}

export const NOBODY: Occupancy = { member_count: 0, pending_invitation_count: 0, last_seen_at: null };

/** Two queries for any number of companies. */
export async function occupancyOf(uids: readonly string[]): Promise<Map<string, Occupancy>> {
  if (uids.length === 0) return new Map();
  const members = await db()
    .select({ uid: m.company_uid, member_count: count(), last_seen_at: max(users.last_seen_at) })
    .from(m)
    .innerJoin(users, eq(users.uid, m.user_uid))
    .where(inArray(m.company_uid, [...uids]))
    .groupBy(m.company_uid);
  const pending = await db()
    .select({ uid: invitations.company_uid, pending_invitation_count: count() })
    .from(invitations)
    .where(and(inArray(invitations.company_uid, [...uids]), isPending()))
    .groupBy(invitations.company_uid);
  const found = new Map<string, Occupancy>();
  for (const { uid, ...rest } of members) found.set(uid, { ...NOBODY, ...rest });
  for (const { uid, ...rest } of pending) found.set(uid, { ...(found.get(uid) ?? NOBODY), ...rest });
  return found;
}

/** An invitation that takes a seat. */
export const isPending = (): SQL =>
  sql`(${invitations.state} = 'open' and ${invitations.expires_at} > ${now().toISOString()}::timestamptz)`;

/** Deleted ones too, until they are erased. */
export async function findCompany(uid: string): Promise<CompanyRow | undefined> {
  const [row] = await db().select().from(companies).where(eq(companies.uid, uid));
  return row;
}

/** Holds the company until the transaction ends, whether it is deleted or not. */
export async function lockCompany(uid: string): Promise<CompanyRow | undefined> {
  const [row] = await db().select().from(companies).where(eq(companies.uid, uid)).for("update");
  return row;
}

export async function insertCompany(row: typeof companies.$inferInsert): Promise<void> {
  await db().insert(companies).values(row);
}

/** The caller holds the row. */
export async function updateCompany(
  uid: string,
  change: Partial<typeof companies.$inferInsert>,
): Promise<void> {
  await db()
    .update(companies)
    .set({ ...change, version: sql`${companies.version} + 1`, updated_at: now() })
    .where(eq(companies.uid, uid));
}

/** The newest invitation of a first admin. */
export async function newestFirstInvitation(company_uid: string) {
  const [row] = await db()
    .select({ ...getTableColumns(invitations), mail_refused: isMailRefused() })
    .from(invitations)
    .where(and(eq(invitations.company_uid, company_uid), eq(invitations.type, "company")))
    .orderBy(sql`${invitations.created_at} desc, ${invitations.uid} desc`)
    .limit(1);
  return row;
}

/** Invitations of first admins to any address but this one end: a company has one first admin. */
export async function replaceOtherFirstInvitations(company_uid: string, email: string): Promise<void> {
  await db()
    .update(invitations)
    .set({ state: "replaced" })
    .where(
      and(
        eq(invitations.company_uid, company_uid),
        eq(invitations.type, "company"),
        eq(invitations.state, "open"),
        sql`${invitations.email_key} <> lower(${email})`,
      ),
    );
}

/** When links of first admins went to an address, into whichever company. */
export async function firstInvitationTimes(email: string, since: Date): Promise<Date[]> {
  const rows = await db()
    .select({ at: invitations.created_at })
    .from(invitations)
    .where(
      and(
        eq(invitations.type, "company"),
        sql`${invitations.email_key} = lower(${email})`,
        sql`${invitations.created_at} > ${since.toISOString()}::timestamptz`,
      ),
    );
  return rows.map(({ at }) => at);
}

/** Whether the company stands for its members. */
export const isStanding = isNull(companies.deleted_at);
