import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { containing, searchWords } from "../core/search.ts";
import { db } from "../db/db.ts";
import { users } from "../db/schema/accounts.ts";
import { creators } from "../db/schema/creators.ts";
import { supportChatRoomMembers, supportChatRooms } from "../db/schema/support-chat-rooms.ts";

/** A creator's names, handles and address. */
export const isAbout = (like: string) =>
  sql`(${creators.search_text} like ${like} or loose_ja(${creators.email}) like ${like})`;

/** Operators who have joined or written, by room. */
export async function joinedOperators(room_uids: readonly string[]) {
  if (room_uids.length === 0) return [];
  return db()
    .select({
      room_uid: supportChatRoomMembers.room_uid,
      uid: users.uid,
      name: users.name,
      image: users.image,
    })
    .from(supportChatRoomMembers)
    .innerJoin(users, eq(users.uid, supportChatRoomMembers.user_uid))
    .where(
      and(
        inArray(supportChatRoomMembers.room_uid, [...room_uids]),
        isNotNull(supportChatRoomMembers.joined_at),
      ),
    );
}

/** The newest comment of each room that was not taken back. */
export async function lastSupportComments(room_uids: readonly string[]) {
  if (room_uids.length === 0) return new Map<string, ReturnType<typeof toLast>>();
  const { rows } = await db().execute(sql`
    select c.* from jsonb_array_elements_text(${JSON.stringify(room_uids)}::text::jsonb) as r (uid)
    cross join lateral (
      select room_uid, uid, text, seq, jsonb_array_length(images) as images,
        (extract(epoch from created_at) * 1000)::float8 as created_ms
      from support_comments where room_uid = r.uid and deleted_at is null
      order by seq desc limit 1
    ) c`);
  return new Map(rows.map((row) => [String(row.room_uid), toLast(row)]));
}

const toLast = ({ uid, text, seq, images, created_ms }: Record<string, unknown>) => ({
  uid: String(uid),
  text: String(text).trim() === "" && Number(images) > 0 ? "画像" : String(text),
  seq: Number(seq),
  created_at: new Date(Number(created_ms)).toISOString(),
});

const creatorColumns = {
  uid: creators.uid,
  name: creators.name,
  image: creators.image,
  email: creators.email,
};

/** A creator who was not deleted. */
export async function findSupportCreator(uid: string) {
  const [row] = await db()
    .select(creatorColumns)
    .from(creators)
    .where(and(eq(creators.uid, uid), isNull(creators.deleted_at)));
  return row;
}

/** Creators to write to, whether or not they have a room. */
export const findSupportCreators = (keyword: string | undefined, limit: number) =>
  db()
    .select({ ...creatorColumns, support_room_id: supportChatRooms.creator_uid })
    .from(creators)
    .leftJoin(supportChatRooms, eq(supportChatRooms.creator_uid, creators.uid))
    .where(
      and(
        isNull(creators.deleted_at),
        ...searchWords(keyword ?? "").map((word) => isAbout(containing(word))),
      ),
    )
    .orderBy(asc(creators.sort_name), asc(creators.uid))
    .limit(limit);
