import type { RoomHit } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { hasWord } from "../core/hasWord.ts";
import { searchWords, spellingsOf } from "../core/search.ts";
import { db } from "../db/db.ts";
import { hitLine } from "./hitLine.ts";
import { wireSeq } from "./storeOrder.repository.ts";

const listed = (room_uids: readonly string[]) =>
  sql`jsonb_array_elements_text(${JSON.stringify(room_uids)}::text::jsonb) as r (uid)`;

/** Of each room the newest comment that holds a word of the keyword, if one does, and those before it up to `hits`. */
export async function hitsIn(
  company_uid: string,
  room_uids: readonly string[],
  { keyword, hits }: { keyword: string; hits: number },
): Promise<Map<string, RoomHit>> {
  const words = searchWords(keyword);
  if (room_uids.length === 0 || words.length === 0) return new Map();
  const says = sql.join(
    words.map((word) => hasWord(sql`search_text`, word)),
    sql` or `,
  );
  const { rows } = await db().execute(sql`
    select r.uid as room_uid, s.id, s.seq, (extract(epoch from s.created_at) * 1000)::float8 as at_ms, s.text
    from ${listed(room_uids)}
    cross join lateral (
      select id, c.seq as place, ${wireSeq()} as seq, created_at, text from comments c
      where company_uid = ${company_uid} and room_uid = r.uid and deleted_at is null and (${says})
      order by c.seq desc limit ${hits}::int
    ) s
    order by s.place desc`);
  const marked = words.flatMap(spellingsOf);
  const found = new Map<string, RoomHit>();
  for (const row of rows as { room_uid: string; id: string; seq: number; at_ms: number; text: string }[]) {
    const hit = {
      comment_id: row.id,
      seq: row.seq,
      created_at: new Date(Number(row.at_ms)).toISOString(),
      line: hitLine(row.text, marked),
    };
    const newest = found.get(row.room_uid);
    if (newest) newest.earlier.push(hit);
    else found.set(row.room_uid, { ...hit, earlier: [] });
  }
  return found;
}

/** Since when the creator waits in each of these rooms: the first message after the last that is not the creator's. */
export async function waitingSince(
  company_uid: string,
  room_uids: readonly string[],
): Promise<Map<string, string>> {
  if (room_uids.length === 0) return new Map();
  const { rows } = await db().execute(sql`
    select r.uid as room_uid, (extract(epoch from w.since) * 1000)::float8 as since_ms
    from ${listed(room_uids)}
    join chat_rooms room on room.company_uid = ${company_uid} and room.uid = r.uid
    cross join lateral (
      select min(c.created_at) as since from comments c
      where c.room_uid = room.uid and c.uid = room.creator_uid and c.kind = 'message' and c.deleted_at is null
        and c.seq > greatest(room.no_reply_seq, coalesce((
          select o.seq from comments o
          where o.room_uid = room.uid and o.uid <> room.creator_uid and o.kind = 'message' and o.deleted_at is null
          order by o.seq desc limit 1), 0))
    ) w
    where w.since is not null`);
  return new Map(
    (rows as { room_uid: string; since_ms: number }[]).map((row) => [
      row.room_uid,
      new Date(Number(row.since_ms)).toISOString(),
    ]),
  );
}

/** Number of the newest message of others; null where nobody else has written. */
export async function newestOfOthers(
  company_uid: string,
  room_uid: string,
  user_uid: string,
): Promise<number | null> {
  const { rows } = await db().execute(sql`
    select c.seq from comments c join chat_rooms r on r.company_uid = c.company_uid and r.uid = c.room_uid
    where c.company_uid = ${company_uid} and c.room_uid = ${room_uid} and c.uid <> ${user_uid}
      and c.kind = 'message' and c.deleted_at is null and not (c.seq <@ r.read_also)
    order by c.seq desc limit 1`);
  return rows[0] === undefined ? null : Number(rows[0].seq);
}
