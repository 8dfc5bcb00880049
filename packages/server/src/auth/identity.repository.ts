import { eq, sql } from "drizzle-orm";
import { db } from "../db/db.ts";
import { companies, memberships, users } from "../db/schema/accounts.ts";
import { refreshFamilies } from "../db/schema/sign-in.ts";

/** People belong to no company: these take no `company_uid`. */

/** The person with the sign-in of their token and the company that they act in. */
export async function findIdentity(user_uid: string, session_uid: string | null) {
  const [row] = await db()
    .select({
      user: users,
      role: memberships.role,
      company: companies,
      revoked: refreshFamilies.revoked_at,
      family: refreshFamilies.uid,
    })
    .from(users)
    .leftJoin(refreshFamilies, eq(refreshFamilies.uid, session_uid ?? ""))
    .leftJoin(memberships, eq(memberships.user_uid, users.uid))
    .leftJoin(
      companies,
      sql`${companies.uid} = ${memberships.company_uid} and ${companies.deleted_at} is null`,
    )
    .where(sql`${users.uid} = ${user_uid} and ${users.deleted_at} is null`)
    .orderBy(
      sql`${companies.uid} is null`,
      sql`(${companies.uid} = ${users.active_company_uid}) desc nulls last`,
      memberships.joined_at,
    )
    .limit(1);
  return row;
}

export async function markSeen(user_uid: string, at: Date): Promise<void> {
  await db().update(users).set({ last_seen_at: at }).where(eq(users.uid, user_uid));
}

/** Does nothing where the person or their address is known. */
export async function insertUserOnce(row: typeof users.$inferInsert): Promise<void> {
  await db().insert(users).values(row).onConflictDoNothing();
}
