import { eq } from "drizzle-orm";
import { db } from "../db/index.ts";
import { companies, memberships, users } from "../db/schema/accounts.ts";

/** People who sign up belong to no company yet: these take no `company_uid`. */

type UserRow = typeof users.$inferSelect;
type CompanyRow = typeof companies.$inferSelect;

export async function insertUser(row: typeof users.$inferInsert): Promise<UserRow> {
  const [inserted] = await db().insert(users).values(row).returning();
  if (!inserted) throw new Error("an insert answers its row");
  return inserted;
}

export async function updateUser(uid: string, change: Partial<typeof users.$inferInsert>): Promise<void> {
  await db().update(users).set(change).where(eq(users.uid, uid));
}

/** The person, held until the transaction ends: of two registrations at once the second finds the first. */
export async function lockUser(uid: string): Promise<UserRow | undefined> {
  const [row] = await db().select().from(users).where(eq(users.uid, uid)).for("update");
  return row;
}

export async function insertCompany(row: typeof companies.$inferInsert): Promise<CompanyRow> {
  const [inserted] = await db().insert(companies).values(row).returning();
  if (!inserted) throw new Error("an insert answers its row");
  return inserted;
}

export async function insertFirstAdmin(company_uid: string, user_uid: string, at: Date): Promise<void> {
  await db().insert(memberships).values({ company_uid, user_uid, role: "admin", joined_at: at });
}
