import { sql } from "drizzle-orm";
import { db } from "../db/db.ts";

/**
 * Unread comments over all rooms, per user: messages of others after the user's read position. Rooms that are read
 * to the end cost nothing; of the others a tail is counted once for all who stand at the same place, less their own.
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
    with place as materialized (
      select u.uid as user_uid, r.uid as room_uid, greatest(coalesce(m.read_seq, 0), r.read_floor_seq) as seq
      from unnest(array[${list}]::text[]) as u (uid)
      join chat_rooms r on r.company_uid = ${company_uid}
      left join chat_room_members m on m.room_uid = r.uid and m.user_uid = u.uid
      where r.last_seq > greatest(coalesce(m.read_seq, 0), r.read_floor_seq)
    ), tail as materialized (
      select d.room_uid, d.seq, count(*) as messages
      from (select distinct room_uid, seq from place) d
      join comments c on c.room_uid = d.room_uid and c.seq > d.seq and c.kind = 'message' and c.deleted_at is null
      group by d.room_uid, d.seq
    ), own as materialized (
      select p.user_uid, p.room_uid, count(*) as messages
      from (select room_uid, min(seq) as seq from place group by room_uid) d
      join comments c on c.room_uid = d.room_uid and c.seq > d.seq and c.kind = 'message' and c.deleted_at is null
      join place p on p.room_uid = c.room_uid and p.user_uid = c.uid and c.seq > p.seq
      group by p.user_uid, p.room_uid
    )
    select p.user_uid, sum(t.messages - coalesce(o.messages, 0))::int as unread
    from place p join tail t on t.room_uid = p.room_uid and t.seq = p.seq
    left join own o on o.room_uid = p.room_uid and o.user_uid = p.user_uid
    group by p.user_uid`);
  for (const row of rows) totals.set(String(row.user_uid), Number(row.unread));
  return totals;
}
