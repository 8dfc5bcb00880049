import { sql } from "drizzle-orm";
import { db } from "../db/db.ts";
import type { Announcement } from "./presentPeople.ts";

/** Tells every process, this one included; nothing is stored. */
export async function tellProcesses(announcement: Announcement): Promise<void> {
  await db().execute(sql`select pg_notify('presence', ${JSON.stringify(announcement)})`);
}
