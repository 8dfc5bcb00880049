import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { db } from "../db/db.ts";
import { chatRoomMembers, chatRooms } from "../db/schema/chat-rooms.ts";
import { atAddress } from "./absorbedRooms.repository.ts";

export type RoomRow = typeof chatRooms.$inferSelect;

/** Any company: for callers that made the room themselves or hold its reply token. */
export const ANY_COMPANY = Symbol("any company");

const scoped = (company_uid: string | typeof ANY_COMPANY, room_uid: string) =>
  and(
    eq(chatRooms.uid, room_uid),
    company_uid === ANY_COMPANY ? undefined : eq(chatRooms.company_uid, company_uid),
  );

/**
 * The room's row, held until the transaction ends: comments get their number under this lock. It leaves the key
 * alone, so that whoever joins at the same moment (a row that refers to the room) does not wait for it in a ring.
 * Of a room that was absorbed, the one that took it in: go on with the `uid` of the answer.
 */
export const lockRoom = (company_uid: string | typeof ANY_COMPANY, room_uid: string) =>
  atAddress(company_uid, room_uid, async (uid) => {
    const [room] = await db().select().from(chatRooms).where(scoped(company_uid, uid)).for("no key update");
    return room;
  });

/** Of a room that was absorbed, the one that took it in: go on with the `uid` of the answer. */
export const findRoom = (company_uid: string | typeof ANY_COMPANY, room_uid: string) =>
  atAddress(company_uid, room_uid, async (uid) => {
    const [room] = await db().select().from(chatRooms).where(scoped(company_uid, uid));
    return room;
  });

const among = (company_uid: string, room_uids: readonly string[]) =>
  and(eq(chatRooms.company_uid, company_uid), inArray(chatRooms.uid, [...room_uids]));

/** Many rooms, held as `lockRoom` does and in one order; those that were absorbed are missing in the answer. */
export const lockRooms = (company_uid: string, room_uids: readonly string[]): Promise<RoomRow[]> =>
  db()
    .select()
    .from(chatRooms)
    .where(among(company_uid, room_uids))
    .orderBy(asc(chatRooms.uid))
    .for("no key update");

/** Counts one more comment in each of these rooms, which the caller holds. */
export async function countOneMore(company_uid: string, room_uids: readonly string[]): Promise<void> {
  await db()
    .update(chatRooms)
    .set({ last_seq: sql`${chatRooms.last_seq} + 1` })
    .where(among(company_uid, room_uids));
}

export const findRooms = (company_uid: string, room_uids: readonly string[]): Promise<RoomRow[]> =>
  db().select().from(chatRooms).where(among(company_uid, room_uids));

export async function updateRoom(
  company_uid: string,
  room_uid: string,
  values: Partial<Omit<RoomRow, "uid" | "company_uid">>,
): Promise<void> {
  await db().update(chatRooms).set(values).where(scoped(company_uid, room_uid));
}

/** The room of a creator (dm) or of a request, made if there is none. Two at the same time get the same one. */
export async function insertRoomOnce(room: typeof chatRooms.$inferInsert) {
  const [made] = await db().insert(chatRooms).values(room).onConflictDoNothing().returning();
  if (made) return { room: made, isNew: true };
  const key =
    room.type === "dm"
      ? and(eq(chatRooms.type, "dm"), eq(chatRooms.creator_uid, room.creator_uid))
      : eq(chatRooms.job_request_uid, room.job_request_uid ?? "");
  const [there] = await db()
    .select()
    .from(chatRooms)
    .where(and(eq(chatRooms.company_uid, room.company_uid), key));
  return there && { room: there, isNew: false };
}

export async function findJobRoom(company_uid: string, job_request_uid: string) {
  const [room] = await db()
    .select()
    .from(chatRooms)
    .where(
      and(
        eq(chatRooms.company_uid, company_uid),
        eq(chatRooms.job_request_uid, job_request_uid),
        isNotNull(chatRooms.job_request_uid),
      ),
    );
  return room;
}

/** For `set` when a row is there already: whoever joined stays joined since then. */
export const joinedSince = sql`coalesce(${chatRoomMembers.joined_at}, excluded.joined_at)`;

/** Joins, and moves the read position to `read_seq` if that is further. Answers where it stands. */
export async function joinAndRead(
  company_uid: string,
  room_uid: string,
  read: { user_uid: string; read_seq: number; at: Date },
): Promise<number> {
  const [row] = await db()
    .insert(chatRoomMembers)
    .values({ company_uid, room_uid, user_uid: read.user_uid, read_seq: read.read_seq, joined_at: read.at })
    .onConflictDoUpdate({
      target: [chatRoomMembers.room_uid, chatRoomMembers.user_uid],
      set: {
        read_seq: sql`greatest(${chatRoomMembers.read_seq}, excluded.read_seq)`,
        joined_at: joinedSince,
      },
    })
    .returning({ read_seq: chatRoomMembers.read_seq });
  return row?.read_seq ?? read.read_seq;
}

/** Moves a position back; where it stands further back already, it stays. */
export async function setReadBack(
  company_uid: string,
  room_uid: string,
  back: { user_uid: string; read_seq: number },
): Promise<void> {
  const { read_seq, read_also, company_uid: company, room_uid: room, user_uid } = chatRoomMembers;
  await db()
    .update(chatRoomMembers)
    .set({
      read_seq: sql`least(${read_seq}, ${back.read_seq}::int)`,
      // What follows is unread again, wherever it was read.
      read_also: sql`${read_also} - int4multirange(int4range(${back.read_seq + 1}::int, null))`,
    })
    .where(and(eq(company, company_uid), eq(room, room_uid), eq(user_uid, back.user_uid)));
}

/** Joins by writing; a person who had read everything before has also read their own comment. */
export async function joinByWriting(
  company_uid: string,
  room_uid: string,
  own: { user_uid: string; seq: number; floor: number; at: Date },
): Promise<void> {
  const before = own.seq - 1;
  await db()
    .insert(chatRoomMembers)
    .values({
      company_uid,
      room_uid,
      user_uid: own.user_uid,
      read_seq: own.floor >= before ? own.seq : 0,
      joined_at: own.at,
    })
    .onConflictDoUpdate({
      target: [chatRoomMembers.room_uid, chatRoomMembers.user_uid],
      set: {
        read_seq: sql`case when greatest(${chatRoomMembers.read_seq}, ${own.floor}::int) >= ${before}::int
          then greatest(${chatRoomMembers.read_seq}, ${own.seq}::int) else ${chatRoomMembers.read_seq} end`,
        joined_at: joinedSince,
      },
    });
}
