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

/** The places of somebody who comes back, kept for the name under what they wrote, go to the end as those of a new one. */
export async function placeReturned(company_uid: string, user_uid: string, at: Date): Promise<void> {
  const read_store_seq = isKeptOutside() ? at.getTime() * 1000 : null;
  await db().execute(sql`
    update chat_room_members m set read_seq = greatest(m.read_seq, r.last_seq), read_also = '{}',
      read_store_seq = ${read_store_seq}::bigint
    from chat_rooms r
    where m.company_uid = ${company_uid} and m.user_uid = ${user_uid}
      and r.company_uid = m.company_uid and r.uid = m.room_uid`);
}
