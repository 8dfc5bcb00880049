import { sql } from "drizzle-orm";
import { db } from "../db/db.ts";

/** Unread comments over all support rooms, per operator: those of others after the operator's read position. */
export async function countSupportUnread(user_uids: readonly string[]): Promise<Map<string, number>> {
  const totals = new Map(user_uids.map((uid) => [uid, 0]));
  if (user_uids.length === 0) return totals;
  const { rows } = await db().execute(sql`
    select u.uid as user_uid, count(*)::int as unread
    from jsonb_array_elements_text(${JSON.stringify(user_uids)}::text::jsonb) as u (uid)
    cross join support_chat_rooms r
    left join support_chat_room_members m on m.room_uid = r.creator_uid and m.user_uid = u.uid
    join support_comments c on c.room_uid = r.creator_uid and c.seq > coalesce(m.read_seq, 0)
    where r.last_seq > coalesce(m.read_seq, 0) and c.uid <> u.uid and c.deleted_at is null
    group by u.uid`);
  for (const row of rows) totals.set(String(row.user_uid), Number(row.unread));
  return totals;
}
