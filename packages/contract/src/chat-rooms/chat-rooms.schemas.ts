import * as z from "zod";
import { commentHit, feeLine } from "../comments/comments.schemas.ts";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { jobRequest } from "../job-requests/job-requests.schemas.ts";
import { jobStatuses } from "../projects/jobStatus.ts";
import {
  count,
  day,
  imageUrl,
  keyword,
  page,
  pageQuery,
  queryFlag,
  queryList,
  queryNumber,
  requiredLine,
  timestamp,
  uid,
} from "../shared/wire.ts";
import { FLAG_LABEL_MAX, flagColors, ROOM_HITS_MAX, roomTypes } from "./chat-rooms.constants.ts";

/** Shared in the company. */
export const roomFlag = z.strictObject({
  color: z.enum(flagColors),
  label: requiredLine(FLAG_LABEL_MAX, "ラベル"),
  due_on: day.nullable(),
});
export type RoomFlag = z.infer<typeof roomFlag>;

export const roomMember = z.object({
  name: z.string(),
  image: imageUrl.nullable(),
  managed_creator_uid: uid.nullable(),
});
export type RoomMember = z.infer<typeof roomMember>;

/** The newest one, and of those before it as many as were asked for by `hits`, newest first. */
export const roomHit = commentHit.extend({ earlier: z.array(commentHit) });
export type RoomHit = z.infer<typeof roomHit>;

/** Members by uid, the built-in one included. */
export const roomMembers = z.object({ members: z.record(z.string(), roomMember) });

export const chatRoom = z.object({
  room_id: uid,
  type: z.enum(roomTypes),
  /** Comments of others after the caller's read position. */
  unread_count: count,
  job_request: jobRequest.extend({ job_status: z.enum(jobStatuses) }).nullable(),
  /** Of a job's room read alone; absent for viewers, and in lists. */
  fee_lines: z.array(feeLine).optional(),
  company: z.object({ uid, name: z.string(), image: imageUrl.nullable() }),
  creator: z.object({
    uid,
    name: z.string(),
    image: imageUrl.nullable(),
    managed_creator_uid: uid.nullable(),
  }),
  archived: z.boolean(),
  flag: roomFlag.nullable(),
  /** 未返信: the newest comment is the creator's and not marked 返信不要. */
  needs_reply: z.boolean(),
  /** Since when the creator waits for an answer: the first message after our last; null unless 未返信. */
  waiting_since: timestamp.nullable(),
  /** Where a keyword was found in the texts; absent without a keyword. */
  hit: roomHit.nullable().optional(),
  /** The newest message; a system comment only where nobody has written lately. */
  last_comment: z.object({ uid: z.string(), text: z.string(), created_at: timestamp, seq: count }).nullable(),
  /**
   * The caller's read position; the divider stands after it. This and `last_seq` are in the numbers of whichever store
   * keeps the comments: with Firestore microseconds of `createdAt`.
   */
  read_seq: count,
  last_seq: count,
  /** Rooms that went into this one, two records of one creator having become one: their addresses lead here. */
  absorbed_room_ids: z.array(uid),
});
export type ChatRoomResponse = z.infer<typeof chatRoom>;

export const chatRoomListQuery = z.strictObject({
  ...pageQuery,
  /** Over creator, project and the texts of comments. */
  keyword: keyword.optional(),
  /** Of how many comments of each room the line is wanted that holds the keyword. */
  hits: queryNumber.int().min(1).max(ROOM_HITS_MAX).default(1),
  type: z.enum(roomTypes).optional(),
  archived: queryFlag.default(false),
  /** The archived ones too, behind all the others. */
  with_archived: queryFlag.default(false),
  unread: queryFlag.optional(),
  needs_reply: queryFlag.optional(),
  flag: queryList(z.enum(flagColors)).optional(),
});
export type ChatRoomListQuery = z.input<typeof chatRoomListQuery>;
/** `total_is_capped`: rows are counted up to `TOTAL_CAP`. */
export const chatRoomList = page(chatRoom).extend({ total_is_capped: z.boolean().optional() });

/** How many rooms stand under each tab, for the caller; archived rooms count under `archived` alone. */
export const chatRoomCounts = z.object({
  all: count,
  needs_reply: count,
  unread: count,
  flag: count,
  archived: count,
});
export type ChatRoomCounts = z.infer<typeof chatRoomCounts>;

/** The newest message that the caller had on screen, in the numbers of `last_comment.seq`; absent: the room's newest. */
const seen_to = count.optional();

/** What each call takes and answers. */
export const chatRoomsSchemas = {
  listChatRooms: {
    query: chatRoomListQuery,
    response: chatRoomList,
  },
  countChatRooms: {
    query: z.strictObject({ keyword: keyword.optional() }),
    response: chatRoomCounts,
  },
  createDmRoom: {
    body: z.strictObject({ creator_uid: uid }),
    response: chatRoom,
  },
  getChatRoom: {
    response: chatRoom,
  },
  getChatRoomMembers: {
    response: roomMembers,
  },
  joinRoom: {
    body: z.strictObject({ read_to: count.optional(), mark_unread: z.literal(true).optional() }).default({}),
    response: z.object({ unread_count: count, read_seq: count }),
  },
  archiveChatRoom: {
    body: z.strictObject({ seen_to }).default({}),
    response: chatRoom,
  },
  unarchiveChatRoom: {
    response: chatRoom,
  },
  flagChatRoom: {
    body: z.strictObject({
      flag: roomFlag.nullable().optional(),
      needs_reply: z.boolean().optional(),
      seen_to,
    }),
    response: chatRoom,
  },
} satisfies SchemasByEndpoint;
