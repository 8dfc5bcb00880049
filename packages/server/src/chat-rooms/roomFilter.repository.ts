import type { FlagColor, RoomType } from "@tsumugi/contract";
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { companies } from "../db/schema/accounts.ts";
import { chatRoomMembers, chatRooms } from "../db/schema/chat-rooms.ts";
import { jobRequests } from "../db/schema/job-requests.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { projects } from "../db/schema/projects.ts";
import { isFound, type RoomSearch } from "./roomSearch.repository.ts";

export interface RoomFilter {
  readonly search?: RoomSearch | undefined;
  readonly type?: RoomType | undefined;
  /** Absent: archived or not. */
  readonly archived?: boolean | undefined;
  readonly unread?: boolean | undefined;
  readonly needs_reply?: boolean | undefined;
  readonly flag?: readonly FlagColor[] | undefined;
}

export const readTo = sql`greatest(coalesce(${chatRoomMembers.read_seq}, 0), ${chatRooms.read_floor_seq})`;

/** Beyond the position, what was read in a room that was merged into this one. */
const notReadThere = sql`not (c.seq <@ (coalesce(${chatRoomMembers.read_also}, '{}') + ${chatRooms.read_also}))`;

/** What is unread of the room, of the comments `c`. */
export const unreadIn = (user_uid: string) => sql`c.room_uid = ${chatRooms.uid} and c.seq > ${readTo}
  and ${notReadThere} and c.uid <> ${user_uid} and c.kind = 'message' and c.deleted_at is null`;

export const unreadOf = (user_uid: string) =>
  sql<number>`(select count(*)::int from comments c where ${unreadIn(user_uid)})`;

/** Rooms that are read to the end are settled by their own row. */
export const hasUnread = (user_uid: string) => sql`(${chatRooms.last_seq} > ${readTo}
  and exists (select 1 from comments c where ${unreadIn(user_uid)}))`;

export function matches(company_uid: string, user_uid: string, filter: RoomFilter): SQL | undefined {
  const { search, type, archived, unread, needs_reply, flag } = filter;
  const isUnread = hasUnread(user_uid);
  return and(
    eq(chatRooms.company_uid, company_uid),
    archived === undefined
      ? undefined
      : archived
        ? isNotNull(chatRooms.archived_at)
        : isNull(chatRooms.archived_at),
    type && eq(chatRooms.type, type),
    unread === undefined ? undefined : unread ? isUnread : sql`not (${isUnread})`,
    needs_reply === undefined ? undefined : eq(chatRooms.needs_reply, needs_reply),
    flag && inArray(chatRooms.flag_color, [...flag]),
    search && isFound(search),
  );
}

/** The joins that a filter and a row need; each is one to one, and no shown field comes from a left one. */
export const withJoins = <T extends PgSelect>(query: T, user_uid: string): T =>
  query
    .innerJoin(companies, eq(companies.uid, chatRooms.company_uid))
    .innerJoin(
      managedCreators,
      and(
        eq(managedCreators.company_uid, chatRooms.company_uid),
        eq(managedCreators.uid, chatRooms.creator_uid),
      ),
    )
    .leftJoin(jobRequests, eq(jobRequests.uid, chatRooms.job_request_uid))
    .leftJoin(
      projects,
      and(eq(projects.company_uid, chatRooms.company_uid), eq(projects.uid, jobRequests.project_uid)),
    )
    .leftJoin(
      chatRoomMembers,
      and(eq(chatRoomMembers.room_uid, chatRooms.uid), eq(chatRoomMembers.user_uid, user_uid)),
    ) as unknown as T;
