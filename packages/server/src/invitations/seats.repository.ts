import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { companies, invitations, memberships } from "../db/schema/accounts.ts";

/** Seats of a company: what the contract allows, and what takes one. */
export interface Seats {
  readonly max_user: number;
  readonly members: number;
  /** Open invitations that have not expired. */
  readonly pending: number;
}

/**
 * Seats of a company as they stay until the transaction ends: whoever gives, takes or limits seats locks the company's
 * row first, so that two at once cannot both take the last. Undefined for a company that is gone.
 */
export async function lockSeats(company_uid: string, at: Date): Promise<Seats | undefined> {
  const [company] = await db()
    .select({ max_user: companies.max_user })
    .from(companies)
    .where(and(eq(companies.uid, company_uid), isNull(companies.deleted_at)))
    .for("update");
  if (!company) return undefined;
  const members = await db().$count(memberships, eq(memberships.company_uid, company_uid));
  const pending = await db().$count(
    invitations,
    and(
      eq(invitations.company_uid, company_uid),
      sql`${invitations.state} = 'open'`,
      gt(invitations.expires_at, at),
    ),
  );
  return { max_user: company.max_user, members, pending };
}
