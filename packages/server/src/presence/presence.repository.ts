import { sql } from "drizzle-orm";
import { db } from "../db/db.ts";
import type { Announcement } from "./presentPeople.ts";

/** Notifies every process, this one included; nothing is stored. */
export async function notifyProcesses(announcement: Announcement): Promise<void> {
  await db().execute(sql`select pg_notify('presence', ${JSON.stringify(announcement)})`);
}
