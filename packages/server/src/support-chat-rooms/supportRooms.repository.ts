import { eq, sql } from "drizzle-orm";
import { db } from "../db/db.ts";
import { supportChatRoomMembers, supportChatRooms } from "../db/schema/support-chat-rooms.ts";

export type SupportRoomRow = typeof supportChatRooms.$inferSelect;

/** Behind everybody who waits: the newest of the rest comes first. */
const AFTER_ALL_WAITING = 1e14;

/** Place in the queue: waiting longest first, then the rest by newest message. */
export const positionOf = (waiting_since: Date | null, activity_at: Date): number =>
  waiting_since ? waiting_since.getTime() : AFTER_ALL_WAITING - activity_at.getTime();

export async function findSupportRoom(creator_uid: string): Promise<SupportRoomRow | undefined> {
  const [room] = await db()
    .select()
    .from(supportChatRooms)
    .where(eq(supportChatRooms.creator_uid, creator_uid));
  return room;
}

/** The room's row, held until the transaction ends: comments get their number under this lock. */
export async function lockSupportRoom(creator_uid: string): Promise<SupportRoomRow | undefined> {
  const [room] = await db()
    .select()
    .from(supportChatRooms)
    .where(eq(supportChatRooms.creator_uid, creator_uid))
    .for("no key update");
  return room;
}

/** Makes the room of a creator where there is none. Answers whether it did. */
export async function insertSupportRoom(creator_uid: string, at: Date): Promise<boolean> {
  const position = positionOf(null, at);
  const made = await db()
    .insert(supportChatRooms)
    .values({ creator_uid, position, activity_at: at, created_at: at })
    .onConflictDoNothing()
    .returning({ uid: supportChatRooms.creator_uid });
  return made.length > 0;
}

export async function updateSupportRoom(
  { creator_uid, activity_at }: Pick<SupportRoomRow, "creator_uid" | "activity_at">,
  values: Partial<Omit<SupportRoomRow, "creator_uid" | "position">>,
): Promise<void> {
  const position =
    values.waiting_since === undefined
      ? {}
      : { position: positionOf(values.waiting_since, values.activity_at ?? activity_at) };
  await db()
    .update(supportChatRooms)
    .set({ ...values, ...position })
    .where(eq(supportChatRooms.creator_uid, creator_uid));
}

/** First message of the creator after the last answer and after what was marked 返信不要; null: nobody waits. */
export async function waitingSince(creator_uid: string, no_reply_seq: number): Promise<Date | null> {
  const { rows } = await db().execute(sql`
    select (extract(epoch from min(created_at)) * 1000)::float8 as since
    from support_comments
    where room_uid = ${creator_uid} and uid = ${creator_uid} and deleted_at is null
      and seq > greatest(${no_reply_seq}::int, coalesce((
        select max(seq) from support_comments
        where room_uid = ${creator_uid} and uid <> ${creator_uid} and deleted_at is null), 0))`);
  const since = rows[0]?.since;
  return since === null || since === undefined ? null : new Date(Number(since));
}

/** Whoever had only a place in the room joins now. */
const joinedSince = sql`coalesce(${supportChatRoomMembers.joined_at}, excluded.joined_at)`;

/** Joins, and moves the read position to `read_seq` if that is further. */
export async function joinAndReadSupport(
  room_uid: string,
  read: { user_uid: string; read_seq: number; at: Date },
): Promise<void> {
  await db()
    .insert(supportChatRoomMembers)
    .values({ room_uid, user_uid: read.user_uid, read_seq: read.read_seq, joined_at: read.at })
    .onConflictDoUpdate({
      target: [supportChatRoomMembers.room_uid, supportChatRoomMembers.user_uid],
      set: {
        read_seq: sql`greatest(${supportChatRoomMembers.read_seq}, excluded.read_seq)`,
        joined_at: joinedSince,
      },
    });
}

/** Joins by writing; a person who had read everything before has also read their own comment. */
export async function joinSupportByWriting(
  room_uid: string,
  own: { user_uid: string; seq: number; at: Date },
): Promise<void> {
  const before = own.seq - 1;
  await db()
    .insert(supportChatRoomMembers)
    .values({
      room_uid,
      user_uid: own.user_uid,
      joined_at: own.at,
      read_seq: before === 0 ? own.seq : 0,
    })
    .onConflictDoUpdate({
      target: [supportChatRoomMembers.room_uid, supportChatRoomMembers.user_uid],
      set: {
        read_seq: sql`case when ${supportChatRoomMembers.read_seq} >= ${before}::int
          then greatest(${supportChatRoomMembers.read_seq}, ${own.seq}::int) else ${supportChatRoomMembers.read_seq} end`,
        joined_at: joinedSince,
      },
    });
}
