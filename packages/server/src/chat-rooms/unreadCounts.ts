import { sql } from "drizzle-orm";
import { db } from "../db/db.ts";

/**
 * Unread comments over all rooms, per user: messages of others after the user's read position. Rooms that
 * are read to the end cost nothing; of the others only the tail is counted.
 */
export async function countUnread(
  company_uid: string,
  user_uids: readonly string[],
): Promise<Map<string, number>> {
  const totals = new Map(user_uids.map((uid) => [uid, 0]));
  if (user_uids.length === 0) return totals;
  const list = sql.join(
    user_uids.map((uid) => sql`${uid}`),
    sql`, `,
  );
  const { rows } = await db().execute(sql`
    select u.uid as user_uid, count(*)::int as unread
    from unnest(array[${list}]::text[]) as u (uid)
    join chat_rooms r on r.company_uid = ${company_uid}
    left join chat_room_members m on m.room_uid = r.uid and m.user_uid = u.uid
    join comments c on c.room_uid = r.uid and c.seq > greatest(coalesce(m.read_seq, 0), r.read_floor_seq)
    where r.last_seq > greatest(coalesce(m.read_seq, 0), r.read_floor_seq)
      and c.uid <> u.uid and c.kind = 'message' and c.deleted_at is null
    group by u.uid`);
  for (const row of rows) totals.set(String(row.user_uid), Number(row.unread));
  return totals;
}
