import { type SQL, sql } from "drizzle-orm";
import { now, settings } from "../core/context.ts";
import { db } from "../db/db.ts";
import { chatRoomMembers, chatRooms } from "../db/schema/chat-rooms.ts";
import { unreadIn } from "./roomFilter.repository.ts";
import { joinedSince, type RoomRow } from "./rooms.repository.ts";

/**
 * Where Firestore keeps the comments, everybody sees them in its order, and `seq` on the wire is a comment's number
 * there: microseconds of its `createdAt`. Our rows keep their own numbers; this file converts between the two.
 */
export const isKeptOutside = (): boolean => settings().FIREBASE_PROJECT_ID !== undefined;

/** The number there of a comment written here: comments of one millisecond keep the order of their own numbers. */
export const storeSeqAt = (created_at: Date, seq: number): number =>
  created_at.getTime() * 1000 + (seq % 1000);

/** The same in SQL, of the comment `c`. */
const place = sql`coalesce(c.store_seq,
  (extract(epoch from date_trunc('milliseconds', c.created_at)) * 1000000)::bigint + c.seq % 1000)`;

/** The number on the wire of the comment `c`. */
export const wireSeq = (): SQL<number> => (isKeptOutside() ? sql`${place}::float8` : sql`c.seq`);

/** Firestore's clock may be ahead of ours by this much. */
const AHEAD_MS = 60_000;

/** How many rows back the newest in Firestore's order is searched: a comment pulled late has a later number here. */
const LOOK_BACK = 50;

/** The room's own number of its last comment up to a number on the wire. */
export async function ownSeqUpTo(
  { company_uid, uid, last_seq }: Pick<RoomRow, "company_uid" | "uid" | "last_seq">,
  wire: number,
): Promise<number> {
  if (!isKeptOutside()) return Math.min(wire, last_seq);
  const { rows } = await db().execute(sql`
    select coalesce(max(c.seq), 0)::int as seq from comments c
    where c.company_uid = ${company_uid} and c.room_uid = ${uid} and ${place} <= ${wire}::bigint`);
  return Number(rows[0]?.seq ?? 0);
}

/**
 * Of a room as `user_uid` sees it: everything before the first unread comment is read. Null where comments are kept
 * here.
 */
export const storeNumbers = (user_uid: string): SQL<{ read_seq: number; last_seq: number } | null> =>
  isKeptOutside()
    ? sql`(
        select jsonb_build_object('read_seq', coalesce(unread.first - 1, newest.place), 'last_seq', newest.place)
        from (
          select coalesce(max(place), 0) as place from (
            select ${place} as place from comments c
            where c.room_uid = ${chatRooms.uid} order by c.seq desc limit ${LOOK_BACK}::int
          ) late
        ) newest, (select min(${place}) as first from comments c where ${unreadIn(user_uid)}) unread
      )`
    : sql`null`;

/**
 * Moves the read position forward to a number of Firestore's order, under the room's lock: exactly the comments up to
 * it are read, including those that have not been pulled yet. Joins the reader.
 */
export async function readUpTo(
  company_uid: string,
  room_uid: string,
  read: { readonly user_uid: string; readonly place: number },
): Promise<void> {
  const at = now();
  const upTo = Math.min(read.place, (at.getTime() + AHEAD_MS) * 1000);
  const { read_store_seq } = chatRoomMembers;
  await db()
    .insert(chatRoomMembers)
    .values({ company_uid, room_uid, user_uid: read.user_uid, joined_at: at, read_store_seq: upTo })
    .onConflictDoUpdate({
      target: [chatRoomMembers.room_uid, chatRoomMembers.user_uid],
      set: {
        read_store_seq: sql`greatest(${read_store_seq}, excluded.read_store_seq)`,
        joined_at: joinedSince,
      },
    });
  await db().execute(sql`
    with behind as (
      select c.seq, ${place} <= ${upTo}::bigint or c.seq <@ (m.read_also + r.read_also) as is_read
      from chat_room_members m
      join chat_rooms r on r.company_uid = m.company_uid and r.uid = m.room_uid
      join comments c on c.room_uid = r.uid and c.seq > greatest(m.read_seq, r.read_floor_seq)
      where m.company_uid = ${company_uid} and m.room_uid = ${room_uid} and m.user_uid = ${read.user_uid}
    ), reached as (
      select coalesce(min(seq) filter (where not is_read) - 1, max(seq)) as seq from behind
    ), beyond as (
      select coalesce(range_agg(int4range(b.seq, b.seq + 1)), '{}') as seqs
      from behind b join reached on b.seq > reached.seq where b.is_read
    )
    update chat_room_members m
    set read_seq = greatest(m.read_seq, reached.seq),
      read_also = m.read_also + beyond.seqs - int4multirange(int4range(null, reached.seq + 1))
    from reached, beyond
    where m.company_uid = ${company_uid} and m.room_uid = ${room_uid} and m.user_uid = ${read.user_uid}
      and reached.seq is not null`);
}

/** After a comment was pulled: people who have read beyond its place in the store have already read it there. */
export async function markReadInStore(
  row: {
    readonly company_uid: string;
    readonly room_uid: string;
    readonly uid: string;
    readonly seq: number;
  },
  store_seq: number,
): Promise<void> {
  await db().execute(sql`
    update chat_room_members set read_also = read_also + int4multirange(int4range(${row.seq}::int, ${row.seq}::int + 1))
    where company_uid = ${row.company_uid} and room_uid = ${row.room_uid} and user_uid <> ${row.uid}
      and read_store_seq >= ${store_seq}::bigint`);
}
