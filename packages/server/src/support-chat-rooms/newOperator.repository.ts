import { sql } from "drizzle-orm";
import { db } from "../db/db.ts";

/** Gives a new operator a place at the end of every support room: unread is what is written from now on. They join none. */
export async function placeNewOperator(user_uid: string): Promise<void> {
  await db().execute(sql`
    insert into support_chat_room_members (room_uid, user_uid, read_seq)
    select creator_uid, ${user_uid}::text, last_seq from support_chat_rooms where last_seq > 0
    on conflict do nothing`);
}
