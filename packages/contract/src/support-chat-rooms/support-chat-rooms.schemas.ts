import * as z from "zod";
import { flagColors, roomFlag, roomMember } from "../chat-rooms/index.ts";
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
  creator: z.object({ uid, name: z.string(), image: imageUrl.nullable(), email: z.string() }),
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
