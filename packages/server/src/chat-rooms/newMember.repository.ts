import { sql } from "drizzle-orm";
import { db } from "../db/db.ts";
import { isKeptOutside } from "./storeOrder.repository.ts";

/** Gives a new member a place at the end of every room: unread is what is written from now on. They join none. */
export async function placeNewMember(company_uid: string, user_uid: string, at: Date): Promise<void> {
  const read_store_seq = isKeptOutside() ? at.getTime() * 1000 : null;
  await db().execute(sql`
    insert into chat_room_members (company_uid, room_uid, user_uid, read_seq, read_store_seq)
    select company_uid, uid, ${user_uid}::text, last_seq, ${read_store_seq}::bigint from chat_rooms
    where company_uid = ${company_uid} and last_seq > 0
    on conflict do nothing`);
}
