import { type MetricField, metricFields } from "@tsumugi/contract";
import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { db } from "../db/db.ts";
import { users } from "../db/schema/accounts.ts";
import { postDailyMetrics } from "../db/schema/posts.ts";
import { postFigureEntries } from "../db/schema/pr-ledger.ts";

export type Written = Partial<Record<MetricField, number | null>>;

export async function insertFigureEntry(row: typeof postFigureEntries.$inferInsert): Promise<void> {
  await db().insert(postFigureEntries).values(row);
}

/** Newest first. */
export async function selectFigureEntries(company_uid: string, post_uid: string) {
  return db()
    .select({ entry: getTableColumns(postFigureEntries), by: { uid: users.uid, name: users.name } })
    .from(postFigureEntries)
    .innerJoin(users, eq(users.uid, postFigureEntries.entered_by))
    .where(and(eq(postFigureEntries.company_uid, company_uid), eq(postFigureEntries.post_uid, post_uid)))
    .orderBy(desc(postFigureEntries.entered_at), desc(postFigureEntries.uid));
}

/**
 * Writes these fields of a day and leaves the others; from then on a fetch does not overwrite the day. Samples of the day
 * go: no row holds them beside what was measured.
 */
export async function writeDay(
  row: Pick<
    typeof postDailyMetrics.$inferInsert,
    "company_uid" | "post_uid" | "measured_on" | "source" | "fetched_at"
  >,
  figures: Written,
): Promise<void> {
  const written = Object.fromEntries(
    metricFields.flatMap((field) => (figures[field] === undefined ? [] : [[field, figures[field]]])),
  );
  const values = Object.assign({ ...row }, written);
  const { source, fetched_at } = row;
  const present = getTableColumns(postDailyMetrics);
  const others = Object.fromEntries(
    metricFields
      .filter((field) => figures[field] === undefined)
      .map((field) => [field, sql`case when ${present.source} <> 'sandbox' then ${present[field]} end`]),
  );
  await db()
    .insert(postDailyMetrics)
    .values(values)
    .onConflictDoUpdate({
      target: [postDailyMetrics.post_uid, postDailyMetrics.measured_on],
      set: Object.assign({ source, fetched_at }, others, written),
    });
}
