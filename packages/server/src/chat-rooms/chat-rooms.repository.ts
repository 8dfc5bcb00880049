import type { ChatRoomCounts } from "@tsumugi/contract";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { countMatches } from "../core/countMatches.ts";
import { db } from "../db/db.ts";
import { companies } from "../db/schema/accounts.ts";
import { chatRooms } from "../db/schema/chat-rooms.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { atAddress } from "./absorbedRooms.repository.ts";
import { hasUnread, matches, type RoomFilter, readTo, unreadOf, withJoins } from "./roomFilter.repository.ts";
import { isFound, type RoomSearch } from "./roomSearch.repository.ts";
import { storeNumbers } from "./storeOrder.repository.ts";

/** A room as one user of the company sees it. */
export type RoomView = Awaited<ReturnType<typeof selectRooms>>[number];

const selectRooms = (user_uid: string, where: SQL | undefined, limit: number) =>
  withJoins(
    db()
      .select({
        room: chatRooms,
        company: { uid: companies.uid, name: companies.name, image: companies.image },
        creator: { name: managedCreators.display_name, image: managedCreators.image },
        read_seq: sql<number>`${readTo}`,
        unread_count: unreadOf(user_uid),
        absorbed: sql<
          string[]
        >`(select coalesce(json_agg(a.uid order by a.uid), '[]') from absorbed_chat_rooms a
          where a.company_uid = ${chatRooms.company_uid} and a.into_uid = ${chatRooms.uid})`,
        store: storeNumbers(user_uid),
      })
      .from(chatRooms)
      .$dynamic(),
    user_uid,
  )
    .where(where)
    .orderBy(desc(chatRooms.activity_at), desc(chatRooms.uid))
    .limit(limit);

/** Newest activity first, after `position`. */
export function listRoomViews(
  company_uid: string,
  user_uid: string,
  filter: RoomFilter,
  page: { limit: number; after?: { activity_at: Date; uid: string } | undefined },
) {
  const { after, limit } = page;
  const seek =
    after &&
    sql`(${chatRooms.activity_at}, ${chatRooms.uid}) < (${after.activity_at.toISOString()}::timestamptz, ${after.uid})`;
  return selectRooms(user_uid, and(matches(company_uid, user_uid, filter), seek), limit);
}

/** How many match. The joins of a row are left out where nothing is asked of them. */
export function countRooms(company_uid: string, user_uid: string, filter: RoomFilter) {
  const looksInside = filter.search !== undefined || filter.unread !== undefined;
  const all = db().select({ uid: chatRooms.uid }).from(chatRooms).$dynamic();
  const matching = looksInside ? withJoins(all, user_uid) : all;
  return countMatches(matching.where(matches(company_uid, user_uid, filter)));
}

/** Every tab's count in one pass over the company's rooms. */
export async function countByTab(
  company_uid: string,
  user_uid: string,
  search: RoomSearch | undefined,
): Promise<ChatRoomCounts> {
  const isOpen = sql`${chatRooms.archived_at} is null`;
  const where = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [row] = await withJoins(
    db()
      .select({
        all: where(isOpen),
        needs_reply: where(sql`${isOpen} and ${chatRooms.needs_reply}`),
        unread: where(sql`${isOpen} and ${hasUnread(user_uid)}`),
        flag: where(sql`${isOpen} and ${chatRooms.flag_color} is not null`),
        archived: where(sql`not ${isOpen}`),
      })
      .from(chatRooms)
      .$dynamic(),
    user_uid,
  ).where(and(eq(chatRooms.company_uid, company_uid), search && isFound(search)));
  return row ?? { all: 0, needs_reply: 0, unread: 0, flag: 0, archived: 0 };
}

/** Of a room that was absorbed, the one that took it in. */
export const findRoomView = (company_uid: string, user_uid: string, room_uid: string) =>
  atAddress(company_uid, room_uid, async (uid) => {
    const where = and(eq(chatRooms.company_uid, company_uid), eq(chatRooms.uid, uid));
    const [row] = await selectRooms(user_uid, where, 1);
    return row;
  });
