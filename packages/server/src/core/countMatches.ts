import { TOTAL_CAP } from "@tsumugi/contract";
import { type SQL, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { db } from "../db/db.ts";

/**
 * How many rows a list has, whatever the page, counted up to a bound: to count all of a large list would read every
 * record there is, for every page that is asked for.
 */
export async function countMatches(matching: PgSelect): Promise<Count> {
  const { rows } = await db().execute(sql`select ${numberOfMatches(matching)} as total`);
  return capped(Number(rows[0]?.total));
}

interface Count {
  readonly total: number;
  readonly total_is_capped?: boolean;
}

/** The same as a value of another statement; `capped` reads it. */
export const numberOfMatches = (matching: PgSelect): SQL<number> =>
  sql<number>`(select count(*)::int from ${matching.limit(TOTAL_CAP + 1).as("matching")})`;

export const capped = (total: number): Count =>
  total > TOTAL_CAP ? { total: TOTAL_CAP, total_is_capped: true } : { total };
