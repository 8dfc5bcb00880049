import { TOTAL_CAP } from "@tsumugi/contract";
import { count } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { db } from "../db/db.ts";

/**
 * How many rows a list has, whatever the page, counted up to a bound: to count all of a large list would read every
 * record there is, for every page that is asked for.
 */
export async function countMatches(
  matching: PgSelect,
): Promise<{ total: number; total_is_capped?: boolean }> {
  const [row] = await db()
    .select({ total: count() })
    .from(matching.limit(TOTAL_CAP + 1).as("matching"));
  const total = row?.total ?? 0;
  return total > TOTAL_CAP ? { total: TOTAL_CAP, total_is_capped: true } : { total };
}
