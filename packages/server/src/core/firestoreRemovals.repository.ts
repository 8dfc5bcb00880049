import { sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { settings } from "./context.ts";

/**
 * The rooms of a company, those that went into others too, and the company itself are to be removed from Firestore.
 * Called before its rows are deleted.
 */
export async function planFirestoreRemoval(companyUid: string): Promise<void> {
  if (!settings().FIREBASE_PROJECT_ID) return;
  await db().execute(sql`insert into firestore_removals (kind, uid)
    select 'room', r.uid from chat_rooms r where r.company_uid = ${companyUid}
    union all select 'room', a.uid from absorbed_chat_rooms a where a.company_uid = ${companyUid}
    union all select 'company', ${companyUid}
    on conflict do nothing`);
}

/** A room that goes into another one is to be removed from Firestore. */
export async function planRoomRemoval(roomUid: string): Promise<void> {
  if (!settings().FIREBASE_PROJECT_ID) return;
  await db().execute(sql`
    insert into firestore_removals (kind, uid) values ('room', ${roomUid}) on conflict do nothing`);
}
