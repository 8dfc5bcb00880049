import * as z from "zod";
import { flagColors } from "../chat-rooms/chat-rooms.constants.ts";
import { roomFlag, roomMember } from "../chat-rooms/chat-rooms.schemas.ts";
import {
  comment,
  commentBody,
  commentEdit,
  commentList,
  commentListQuery,
  commentSearchQuery,
  foundComments,
} from "../comments/comments.schemas.ts";
import type { SchemasByEndpoint } from "../core/schema.ts";
import {
  count,
  imageUrl,
  keyword,
  page,
  pageQuery,
  queryFlag,
  queryList,
  timestamp,
  uid,
} from "../shared/wire.ts";

/** A room between one creator and the operators. Its built-in member is `support`. */
export const supportChatRoom = z.object({
  support_room_id: uid,
  creator_uid: uid,
  creator: z.object({
    uid,
    name: z.string(),
    image: imageUrl.nullable(),
    email: z.string(),
    /** An operator has deleted the creator: nothing can be sent any more. */
    is_deleted: z.boolean().optional(),
  }),
  members: z.record(z.string(), roomMember),
  /** Comments of others after the caller's read position. */
  unread_count: count,
  flag: roomFlag.nullable(),
  /** The newest comment is the creator's and not marked 返信不要. */
  needs_reply: z.boolean(),
  /** Since when the creator waits for an answer; null when nobody waits. */
  waiting_since: timestamp.nullable(),
  last_comment: z.object({ uid: z.string(), text: z.string(), created_at: timestamp, seq: count }).nullable(),
  /** The caller's read position; the divider stands after it. */
  read_seq: count,
  last_seq: count,
});
export type SupportChatRoomResponse = z.infer<typeof supportChatRoom>;

export const supportChatRoomListQuery = z.strictObject({
  ...pageQuery,
  /** Over the creator's name, address and handles, and the texts of comments. */
  keyword: keyword.optional(),
  unread: queryFlag.optional(),
  needs_reply: queryFlag.optional(),
  flag: queryList(z.enum(flagColors)).optional(),
});
export type SupportChatRoomListQuery = z.input<typeof supportChatRoomListQuery>;

export const supportChatRoomList = page(supportChatRoom);

/** A creator to open a support room with; `support_room_id` null: none yet. */
export const supportCreator = z.object({
  uid,
  name: z.string(),
  image: imageUrl.nullable(),
  email: z.string(),
  support_room_id: uid.nullable(),
});
export type SupportCreator = z.infer<typeof supportCreator>;

/** What each call takes and answers. */
export const supportChatRoomsSchemas = {
  listSupportChatRooms: {
    query: supportChatRoomListQuery,
    response: supportChatRoomList,
  },
  getSupportChatRoom: {
    response: supportChatRoom,
  },
  openSupportChatRoom: {
    query: z.strictObject({ creator_uid: uid }),
    response: supportChatRoom,
  },
  searchSupportCreators: {
    query: z.strictObject({ keyword: keyword.optional() }),
    response: z.object({ items: z.array(supportCreator) }),
  },
  flagSupportChatRoom: {
    body: z.strictObject({
      flag: roomFlag.nullable().optional(),
      needs_reply: z.boolean().optional(),
      seen_to: count.optional(),
    }),
    response: supportChatRoom,
  },
  listSupportComments: {
    query: commentListQuery,
    response: commentList,
  },
  searchSupportComments: {
    query: commentSearchQuery,
    response: foundComments,
  },
  postSupportComment: {
    body: commentBody,
    response: comment,
  },
  editSupportComment: {
    body: commentEdit,
    response: comment,
  },
  deleteSupportComment: {
    response: comment,
  },
  readSupportChatRoom: {
    body: z.strictObject({ read_to: count.optional() }).default({}),
    response: z.object({ unread_count: count, read_seq: count }),
  },
} satisfies SchemasByEndpoint;
