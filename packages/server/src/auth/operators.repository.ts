import { and, eq, isNull } from "drizzle-orm";
import { db } from "../db/index.ts";
import { memberships, users } from "../db/schema/accounts.ts";

/** Operators belong to no company: these take no `company_uid`. */

export async function hasAnOperator(): Promise<boolean> {
  const [row] = await db()
    .select({ uid: users.uid })
    .from(users)
    .where(and(users.system_admin, isNull(users.deleted_at)))
    .limit(1);
  return row !== undefined;
}

export async function belongsToCompany(userUid: string): Promise<boolean> {
  const [row] = await db()
    .select({ company_uid: memberships.company_uid })
    .from(memberships)
    .where(eq(memberships.user_uid, userUid))
    .limit(1);
  return row !== undefined;
}

export async function insertOperator(row: { uid: string; email: string; at: Date }): Promise<void> {
  const { uid, email, at } = row;
  const times = { created_at: at, updated_at: at };
  await db()
    .insert(users)
    .values({ uid, email, name: "運営", system_admin: true, email_verified_at: at, ...times });
}

export async function makeOperator(userUid: string, at: Date): Promise<void> {
  await db()
    .update(users)
    .set({ system_admin: true, email_verified_at: at, updated_at: at })
    .where(eq(users.uid, userUid));
}

export async function endOperator(userUid: string, at: Date): Promise<void> {
  await db().update(users).set({ system_admin: false, updated_at: at }).where(eq(users.uid, userUid));
}
