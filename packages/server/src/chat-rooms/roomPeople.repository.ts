import { and, eq, isNotNull, sql } from "drizzle-orm";
import { db } from "../db/db.ts";
import { users } from "../db/schema/accounts.ts";
import { chatRoomMembers } from "../db/schema/chat-rooms.ts";
import type { comments, StoredImage } from "../db/schema/comments.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { wireSeq } from "./storeOrder.repository.ts";

/** People who have joined or written, also former members: their comments stay. */
export function joinedUsers(company_uid: string, room_uid: string) {
  return db()
    .select({ uid: users.uid, name: users.name, image: users.image })
    .from(chatRoomMembers)
    .innerJoin(users, eq(users.uid, chatRoomMembers.user_uid))
    .where(
      and(
        eq(chatRoomMembers.company_uid, company_uid),
        eq(chatRoomMembers.room_uid, room_uid),
        isNotNull(chatRoomMembers.joined_at),
      ),
    )
    .orderBy(chatRoomMembers.joined_at, users.uid);
}

export async function findRoomCreator(company_uid: string, creator_uid: string) {
  const [row] = await db()
    .select({
      uid: managedCreators.uid,
      name: managedCreators.display_name,
      image: managedCreators.image,
      archived_at: managedCreators.archived_at,
    })
    .from(managedCreators)
    .where(and(eq(managedCreators.company_uid, company_uid), eq(managedCreators.uid, creator_uid)));
  return row;
}

export interface LastComment {
  readonly uid: string;
  readonly text: string;
  readonly created_at: string;
  readonly seq: number;
}

type Shown = Pick<typeof comments.$inferSelect, "uid" | "text" | "seq"> & {
  room_uid: string;
  created_ms: number;
  images: StoredImage[];
};

/** How far back a person's words are preferred to the product's own lines: bounded, whatever the room's length. */
const LOOK_BACK = 30;

/** What each room was last about: the newest message, or a system comment where nobody has written lately. */
export async function lastComments(
  company_uid: string,
  room_uids: readonly string[],
): Promise<Map<string, LastComment>> {
  if (room_uids.length === 0) return new Map();
  const { rows } = await db().execute(sql`
    select s.* from jsonb_array_elements_text(${JSON.stringify(room_uids)}::text::jsonb) as r (uid)
    cross join lateral (
      select room_uid, uid, text, ${wireSeq()} as seq, images,
        (extract(epoch from created_at) * 1000)::float8 as created_ms
      from (
        select * from comments
        where company_uid = ${company_uid} and room_uid = r.uid and deleted_at is null
        order by seq desc limit ${LOOK_BACK}::int
      ) c
      order by (kind = 'message') desc, c.seq desc limit 1
    ) s`);
  return new Map(
    (rows as unknown as Shown[]).map(({ room_uid, uid, text, seq, images, created_ms }) => [
      room_uid,
      {
        uid,
        seq,
        text: text.trim() === "" && images.length > 0 ? "画像" : text,
        created_at: new Date(Number(created_ms)).toISOString(),
      },
    ]),
  );
}
