import { and, asc, gt, inArray, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { outboxMails } from "../db/schema/records.ts";

/** People who sign up belong to no company yet: these take no `company_uid`. */

/** Holds the address until the transaction ends, so that requests at once are counted one after the other. */
export async function lockAddress(address: string): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${address}), 0))`);
}

/** When the mails of these kinds were written to the address since `since`, oldest first. */
export async function mailTimes(address: string, kinds: readonly string[], since: Date): Promise<Date[]> {
  const rows = await db()
    .select({ created_at: outboxMails.created_at })
    .from(outboxMails)
    .where(
      and(
        sql`lower(${outboxMails.to_address}) = lower(${address})`,
        inArray(outboxMails.kind, [...kinds]),
        gt(outboxMails.created_at, since),
      ),
    )
    .orderBy(asc(outboxMails.created_at));
  return rows.map(({ created_at }) => created_at);
}
