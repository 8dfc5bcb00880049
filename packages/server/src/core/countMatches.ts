import { TOTAL_CAP } from "@tsumugi/contract";
import { count } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { db } from "../db/db.ts";

/**
 * How many rows a list has, whatever the page. The matches of a keyword are counted up to a bound: to count a frequent
 * word to the end would read every record there is.
 */
export async function countMatches(
  matching: PgSelect,
  /** A keyword, or true for another filter that costs as much per row. */
  bounded: string | boolean | undefined,
): Promise<{ total: number; total_is_capped?: boolean }> {
  const rows = bounded ? matching.limit(TOTAL_CAP + 1) : matching;
  const [row] = await db().select({ total: count() }).from(rows.as("matching"));
  const total = row?.total ?? 0;
  return bounded && total > TOTAL_CAP ? { total: TOTAL_CAP, total_is_capped: true } : { total };
}
