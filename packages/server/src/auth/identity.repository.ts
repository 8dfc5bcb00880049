import { and, eq, isNull, or, sql } from "drizzle-orm";
import { db, prepared } from "../db/db.ts";
import { companies, memberships, users } from "../db/schema/accounts.ts";
import { refreshFamilies, secondFactors } from "../db/schema/sign-in.ts";

/** People belong to no company: these take no `company_uid`. */

/** Of a person and their company only what decides about a call: every call asks for it. */
const person = {
  uid: users.uid,
  email: users.email,
  email_verified_at: users.email_verified_at,
  name: users.name,
  image: users.image,
  system_admin: users.system_admin,
  last_seen_at: users.last_seen_at,
  tokens_valid_after: users.tokens_valid_after,
  identity_claims_at: users.identity_claims_at,
};
const actingCompany = {
  uid: companies.uid,
  name: companies.name,
  plan: companies.plan,
  permission: companies.permission,
  contract_starts_on: companies.contract_starts_on,
  contract_ends_on: companies.contract_ends_on,
  requires_second_factor: companies.requires_second_factor,
};

const identity = prepared("find_identity", () =>
  db()
    .select({
      user: person,
      role: memberships.role,
      company: actingCompany,
      revoked: refreshFamilies.revoked_at,
      family: refreshFamilies.uid,
      second_factor: secondFactors.confirmed_at,
    })
    .from(users)
    .leftJoin(refreshFamilies, eq(refreshFamilies.uid, sql.placeholder("session_uid")))
    .leftJoin(secondFactors, eq(secondFactors.user_uid, users.uid))
    .leftJoin(memberships, eq(memberships.user_uid, users.uid))
    .leftJoin(
      companies,
      sql`${companies.uid} = ${memberships.company_uid} and ${companies.deleted_at} is null`,
    )
    .where(sql`${users.uid} = ${sql.placeholder("user_uid")} and ${users.deleted_at} is null`)
    .orderBy(
      sql`${companies.uid} is null`,
      sql`(${companies.uid} = ${users.active_company_uid}) desc nulls last`,
      memberships.joined_at,
    )
    .limit(1),
);

/** The person with the sign-in of their token and the company that they act in. */
export async function findIdentity(user_uid: string, session_uid: string | null) {
  const [row] = await identity().execute({ user_uid, session_uid: session_uid ?? "" });
  return row;
}

/** The company that a person acts in, in whose log it stands what they do to their account; null: none. */
export async function companyOf(user_uid: string): Promise<string | null> {
  return (await findIdentity(user_uid, null))?.company?.uid ?? null;
}

export async function markSeen(user_uid: string, at: Date): Promise<void> {
  await db().update(users).set({ last_seen_at: at }).where(eq(users.uid, user_uid));
}

/** @returns false where the person or their address is known: then nothing is written. */
export async function insertUserOnce(row: typeof users.$inferInsert): Promise<boolean> {
  const made = await db().insert(users).values(row).onConflictDoNothing().returning({ uid: users.uid });
  return made.length > 0;
}

/** Who holds an address, locked until the transaction ends; `isBound`: belongs to a company or operates the product. */
export async function lockHolderOf(email: string) {
  const [holder] = await db()
    .select()
    .from(users)
    .where(and(eq(users.email_key, sql`lower(${email})`), isNull(users.deleted_at)))
    .for("update");
  if (!holder) return undefined;
  const [membership] = await db()
    .select({ company_uid: memberships.company_uid })
    .from(memberships)
    .where(eq(memberships.user_uid, holder.uid))
    .limit(1);
  return { uid: holder.uid, isBound: holder.system_admin || membership !== undefined };
}

/** Takes the address from an account without a company. RFC 2606: nothing is ever delivered to `.invalid`. */
export async function releaseAddress(user_uid: string, at: Date): Promise<void> {
  await db()
    .update(users)
    .set({ email: `${user_uid}@released.invalid`, email_verified_at: null, updated_at: at })
    .where(eq(users.uid, user_uid));
}

export async function markVerified(user_uid: string, at: Date): Promise<void> {
  await db()
    .update(users)
    .set({ email_verified_at: at, updated_at: at })
    .where(and(eq(users.uid, user_uid), isNull(users.email_verified_at)));
}

/**
 * Takes over the address of an identity token and ends the sign-ins before it, unless a younger token spoke already.
 * @returns whether it did
 */
export async function takeOverAddress(
  user_uid: string,
  claims: { email: string; issuedAt: Date; authTime: Date },
  at: Date,
): Promise<boolean> {
  const known = users.identity_claims_at;
  const changed = await db()
    .update(users)
    .set({
      email: claims.email,
      email_verified_at: at,
      identity_claims_at: claims.issuedAt,
      tokens_valid_after: claims.authTime,
      updated_at: at,
    })
    .where(
      and(
        eq(users.uid, user_uid),
        or(isNull(known), sql`${known} < ${claims.issuedAt.toISOString()}::timestamptz`),
      ),
    )
    .returning({ uid: users.uid });
  return changed.length > 0;
}
