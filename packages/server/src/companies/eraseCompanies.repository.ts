import { eq, lt } from "drizzle-orm";
import { deleteRowsOf } from "../core/deleteRowsOf.repository.ts";
import { db } from "../db/index.ts";
import { companies, users } from "../db/schema/accounts.ts";
import { uploads } from "../db/schema/uploads.ts";

/**
 * Tables that keep rows of an erased company, and why. Everything else with a `company_uid` goes.
 * - `audit_logs`: who did what when has to be answered for afterwards, too; it holds ids and the product's own words.
 * - `realtime_access_changes`: the deletion of memberships writes them for open streams; they go within a day.
 * - `creator_changes`: the deletion of creators writes them; they hold the company's id alone and go within two days.
 */
export const KEPT_TABLES = ["audit_logs", "realtime_access_changes", "creator_changes"] as const;

/** Companies that were deleted before a moment, oldest first. */
export const deletedBefore = (moment: Date) =>
  db()
    .select({ uid: companies.uid })
    .from(companies)
    .where(lt(companies.deleted_at, moment))
    .orderBy(companies.deleted_at, companies.uid);

/** All rows of a company. Its files lose the company and are marked as removed, so that the nightly purge deletes them. */
export async function eraseCompanyRows(uid: string, at: Date): Promise<void> {
  await db()
    .update(uploads)
    .set({ removed_at: at, name: "", company_uid: null, room_uid: null })
    .where(eq(uploads.company_uid, uid));
  await db().update(users).set({ active_company_uid: null }).where(eq(users.active_company_uid, uid));
  await deleteRowsOf("company_uid", [uid], { keep: KEPT_TABLES });
  await db().delete(companies).where(eq(companies.uid, uid));
}
