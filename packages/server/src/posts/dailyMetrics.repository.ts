import { metricFields } from "@tsumugi/contract";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { db } from "../db/db.ts";
import { postDailyMetrics } from "../db/schema/posts.ts";

export type DailyRow = typeof postDailyMetrics.$inferSelect;

/** A day fetched again takes the newer figures; one that a person wrote stays. */
export async function upsertDaily(rows: (typeof postDailyMetrics.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  const newer = Object.fromEntries(metricFields.map((field) => [field, sql.raw(`excluded.${field}`)]));
  await db()
    .insert(postDailyMetrics)
    .values(rows)
    .onConflictDoUpdate({
      target: [postDailyMetrics.post_uid, postDailyMetrics.measured_on],
      set: { ...newer, source: sql`excluded.source`, fetched_at: sql`excluded.fetched_at` },
      setWhere: inArray(postDailyMetrics.source, ["api", "sandbox"]),
    });
}

export function selectDaily(company_uid: string, post_uids: readonly string[]): Promise<DailyRow[]> {
  if (post_uids.length === 0) return Promise.resolve([]);
  return db()
    .select()
    .from(postDailyMetrics)
    .where(
      and(eq(postDailyMetrics.company_uid, company_uid), inArray(postDailyMetrics.post_uid, [...post_uids])),
    )
    .orderBy(asc(postDailyMetrics.post_uid), asc(postDailyMetrics.measured_on));
}
