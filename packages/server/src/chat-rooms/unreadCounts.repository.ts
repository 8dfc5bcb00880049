import { TOTAL_CAP } from "@tsumugi/contract";
import { type SQL, sql } from "drizzle-orm";
import { db } from "../db/db.ts";

/** So few are counted one by one, each up to the bound; for more, every unread tail is read once for all. */
const FEW = 3;

/**
 * Unread comments over all rooms, per user: messages of others after the user's read position, up to `TOTAL_CAP`.
 * Rooms that are read to the end cost nothing. What a colleague says in an archived room shows there alone: no list of
 * unread rooms leads to it, and a badge for it could not be read away.
 */
export async function countUnread(
  company_uid: string,
  user_uids: readonly string[],
): Promise<Map<string, number>> {
  const totals = new Map(user_uids.map((uid) => [uid, 0]));
  if (user_uids.length === 0) return totals;
  const uids = JSON.stringify(user_uids);
  const count = user_uids.length <= FEW ? eachUpToTheBound : allTogether;
  const { rows } = await db().execute(count(company_uid, uids));
  for (const row of rows) totals.set(String(row.user_uid), Math.min(Number(row.unread), TOTAL_CAP));
  return totals;
}

/** `uids`: a JSON array. Ends at the bound: in a company that never reads, all of it would be walked each time. */
const eachUpToTheBound = (company_uid: string, uids: string): SQL => sql`
    select u.uid as user_uid, n.unread from jsonb_array_elements_text(${uids}::text::jsonb) as u (uid)
    cross join lateral (
      select count(*)::int as unread from (
        select 1 from chat_rooms r
        left join chat_room_members m on m.room_uid = r.uid and m.user_uid = u.uid
        cross join lateral (
          select 1 from comments c
          where c.room_uid = r.uid and c.seq > greatest(coalesce(m.read_seq, 0), r.read_floor_seq)
            and c.uid <> u.uid and c.kind = 'message' and c.deleted_at is null
            and not (c.seq <@ (coalesce(m.read_also, '{}') + r.read_also))
          limit ${TOTAL_CAP}::int
        ) unread
        where r.company_uid = ${company_uid} and r.archived_at is null
          and r.last_seq > greatest(coalesce(m.read_seq, 0), r.read_floor_seq)
        limit ${TOTAL_CAP}::int
      ) counted
    ) n`;

/** `uids`: a JSON array. However many places they stand at, a comment is read once. */
const allTogether = (company_uid: string, uids: string): SQL => sql`
    with place as materialized (
      select u.uid as user_uid, r.uid as room_uid, greatest(coalesce(m.read_seq, 0), r.read_floor_seq) as seq,
        coalesce(m.read_also, '{}') + r.read_also as also
      from jsonb_array_elements_text(${uids}::text::jsonb) as u (uid)
      join chat_rooms r on r.company_uid = ${company_uid} and r.archived_at is null
      left join chat_room_members m on m.room_uid = r.uid and m.user_uid = u.uid
      where r.last_seq > greatest(coalesce(m.read_seq, 0), r.read_floor_seq)
    ), message as materialized (
      select c.room_uid, c.seq, c.uid
      from (select room_uid, min(seq) as seq from place group by room_uid) d
      join comments c on c.room_uid = d.room_uid and c.seq > d.seq and c.kind = 'message' and c.deleted_at is null
    ), step as (
      -- A place stands just above the comment it has read.
      select room_uid, seq * 2::bigint as height, 1 as messages, seq from message
      union all
      select distinct room_uid, seq * 2::bigint + 1, 0, seq from place
    ), tail as materialized (
      select room_uid, seq, messages as is_message,
        sum(messages) over (partition by room_uid order by height desc)::int as behind from step
    ), own as materialized (
      select p.user_uid, p.room_uid, count(*)::int as messages
      from message c join place p on p.room_uid = c.room_uid and p.user_uid = c.uid and c.seq > p.seq
        and not (c.seq <@ p.also)
      group by p.user_uid, p.room_uid
    ), elsewhere as materialized (
      -- Read in a room that was merged into this one.
      select p.user_uid, p.room_uid, count(*)::int as messages
      from place p join message c on c.room_uid = p.room_uid and c.seq > p.seq and c.seq <@ p.also
      where not isempty(p.also) group by p.user_uid, p.room_uid
    )
    -- Added up instead of joined: of what the parts hold the planner knows nothing, and would compare all with all.
    select user_uid, sum(messages)::int as unread from (
      select p.user_uid, t.behind as messages
      from place p join tail t on t.room_uid = p.room_uid and t.seq = p.seq and t.is_message = 0
      union all select user_uid, -messages from own
      union all select user_uid, -messages from elsewhere
    ) parts
    group by user_uid`;
