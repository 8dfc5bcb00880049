import type { FlagColor, SupportChatRoomListQuery } from "@tsumugi/contract";
import { and, count, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { keyset } from "../core/keysetPage.ts";
import { containing, searchWords } from "../core/search.ts";
import { db } from "../db/db.ts";
import { creators } from "../db/schema/creators.ts";
import { supportChatRoomMembers, supportChatRooms } from "../db/schema/support-chat-rooms.ts";
import { isAbout } from "./supportPeople.repository.ts";

const t = supportChatRooms;

export interface SupportRoomFilter extends Pick<SupportChatRoomListQuery, "keyword"> {
  readonly unread?: boolean | undefined;
  readonly needs_reply?: boolean | undefined;
  readonly flag?: readonly FlagColor[] | undefined;
}

const readTo = sql`coalesce(${supportChatRoomMembers.read_seq}, 0)`;

const fromUnread = (user_uid: string) => sql`from support_comments c
  where c.room_uid = ${t.creator_uid} and c.seq > ${readTo} and c.uid <> ${user_uid} and c.deleted_at is null`;

const unreadOf = (user_uid: string) => sql<number>`(select count(*)::int ${fromUnread(user_uid)})`;

/** Every word stands in the creator's names, handles or address, or in one comment. */
const says = (keyword: string): SQL | undefined =>
  and(
    ...searchWords(keyword).map((word) => {
      const like = containing(word);
      return sql`(${isAbout(like)} or exists (
        select 1 from support_comments c
        where c.room_uid = ${t.creator_uid} and c.deleted_at is null and c.search_text like ${like}))`;
    }),
  );

function matches(user_uid: string, { keyword, unread, needs_reply, flag }: SupportRoomFilter) {
  const isUnread = sql`${t.last_seq} > ${readTo} and exists (select 1 ${fromUnread(user_uid)})`;
  return and(
    unread === undefined ? undefined : unread ? isUnread : sql`not (${isUnread})`,
    needs_reply === undefined
      ? undefined
      : needs_reply
        ? isNotNull(t.waiting_since)
        : isNull(t.waiting_since),
    flag && inArray(t.flag_color, [...flag]),
    keyword ? says(keyword) : undefined,
  );
}

const ownPlace = (user_uid: string) =>
  and(eq(supportChatRoomMembers.room_uid, t.creator_uid), eq(supportChatRoomMembers.user_uid, user_uid));

const selectRooms = (user_uid: string, key: SQL<string> = sql<string>`''`) =>
  db()
    .select({
      uid: t.creator_uid,
      key,
      room: t,
      creator: {
        uid: creators.uid,
        name: creators.name,
        image: creators.image,
        email: creators.email,
        is_deleted: sql<boolean>`(${creators.deleted_at} is not null)`,
      },
      read_seq: sql<number>`${readTo}`,
      unread_count: unreadOf(user_uid),
    })
    .from(t)
    .innerJoin(creators, eq(creators.uid, t.creator_uid))
    .leftJoin(supportChatRoomMembers, ownPlace(user_uid));

/** A room as one operator sees it. */
export type SupportRoomView = Awaited<ReturnType<typeof selectRooms>>[number];

const QUEUE = { position: { expression: t.position, type: "bigint" } } as const;
export const QUEUE_SORT = "position";

/** In the order of the queue; one more than asked. */
export function listSupportRoomViews(
  user_uid: string,
  filter: SupportRoomFilter,
  page: { readonly limit: number; readonly cursor?: string | undefined },
) {
  const { where, orderBy, key } = keyset(QUEUE_SORT, QUEUE, t.creator_uid, page.cursor);
  return selectRooms(user_uid, key)
    .where(and(matches(user_uid, filter), where))
    .orderBy(orderBy)
    .limit(page.limit + 1);
}

export async function countSupportRooms(user_uid: string, filter: SupportRoomFilter): Promise<number> {
  const [row] = await db()
    .select({ total: count() })
    .from(t)
    .innerJoin(creators, eq(creators.uid, t.creator_uid))
    .leftJoin(supportChatRoomMembers, ownPlace(user_uid))
    .where(matches(user_uid, filter));
  return row?.total ?? 0;
}

export async function findSupportRoomView(user_uid: string, room_uid: string) {
  const [row] = await selectRooms(user_uid).where(eq(t.creator_uid, room_uid));
  return row;
}
