import { sql } from "drizzle-orm";
import { db } from "../db/index.ts";

/** Comes back when the database answers; throws what the driver throws on an outage. */
export async function ping(): Promise<void> {
  await db().execute(sql`select 1`);
}
