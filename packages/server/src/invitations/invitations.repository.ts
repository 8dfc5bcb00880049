import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { companies, invitations, memberships, users } from "../db/schema/accounts.ts";

/** Whoever holds a link is not in its company yet: the token finds the company, so these take no `company_uid`. */

/** The invitation of a link with its company; undefined once the company is gone. */
export async function findByToken(tokenHash: string) {
  const [row] = await db()
    .select({ invitation: invitations, company: companies })
    .from(invitations)
    .innerJoin(companies, and(eq(companies.uid, invitations.company_uid), isNull(companies.deleted_at)))
    .where(eq(invitations.token_hash, tokenHash));
  return row;
}

/** The invitation as it stays until the transaction ends. The caller holds its company's seats. */
export async function lockInvitation(uid: string) {
  const [row] = await db().select().from(invitations).where(eq(invitations.uid, uid)).for("update");
  return row;
}

export const countMembers = (company_uid: string) =>
  db().$count(memberships, eq(memberships.company_uid, company_uid));

export async function isMember(company_uid: string, user_uid: string): Promise<boolean> {
  const [row] = await db()
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.company_uid, company_uid), eq(memberships.user_uid, user_uid)));
  return row !== undefined;
}

export async function insertMembership(row: typeof memberships.$inferInsert): Promise<void> {
  await db().insert(memberships).values(row);
}

export async function markAccepted(uid: string, accepted_by: string, accepted_at: Date): Promise<void> {
  await db()
    .update(invitations)
    .set({ state: "accepted", accepted_by, accepted_at })
    .where(eq(invitations.uid, uid));
}

export async function setActiveCompany(user_uid: string, company_uid: string): Promise<void> {
  await db().update(users).set({ active_company_uid: company_uid }).where(eq(users.uid, user_uid));
}

/** The invitations that an address can still accept, with who invited as a member of the company. */
export const openFor = (email: string, at: Date) =>
  db()
    .select({ invitation: invitations, inviter: users.name })
    .from(invitations)
    .innerJoin(companies, and(eq(companies.uid, invitations.company_uid), isNull(companies.deleted_at)))
    .leftJoin(
      memberships,
      and(
        eq(memberships.company_uid, invitations.company_uid),
        eq(memberships.user_uid, invitations.invited_by),
      ),
    )
    .leftJoin(users, eq(users.uid, memberships.user_uid))
    .where(
      and(
        sql`${invitations.email_key} = lower(${email})`,
        eq(invitations.state, "open"),
        gt(invitations.expires_at, at),
      ),
    )
    .orderBy(invitations.company_uid);
