import * as z from "zod";
import { jobRequest } from "../job-requests/index.ts";
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
  requiredText,
  timestamp,
  uid,
} from "../shared/wire.ts";

export const roomTypes = ["dm", "job_request"] as const;
export type RoomType = (typeof roomTypes)[number];

export const flagColors = ["red", "yellow", "green", "blue"] as const;
export type FlagColor = (typeof flagColors)[number];
export const flagColorLabels: Record<FlagColor, string> = {
  red: "赤",
  yellow: "黄",
  green: "緑",
  blue: "青",
};

/** Shared in the company. */
export const roomFlag = z.strictObject({
  color: z.enum(flagColors),
  label: requiredText(20, "ラベル"),
  due_on: day.nullable(),
});
export type RoomFlag = z.infer<typeof roomFlag>;

/** uid of the built-in member of every company room; in support rooms it is `support`. */
export const SYSTEM_MEMBER_UID = "system";
export const SUPPORT_MEMBER_UID = "support";

export const roomMember = z.object({
  name: z.string(),
  image: imageUrl.nullable(),
  managed_creator_uid: uid.nullable(),
});
export type RoomMember = z.infer<typeof roomMember>;

/** Members by uid, the built-in one included. */
export const roomMembers = z.object({ members: z.record(z.string(), roomMember) });

export const chatRoom = z.object({
  room_id: uid,
  type: z.enum(roomTypes),
  /** Comments of others after the caller's read position. */
  unread_count: count,
  job_request: jobRequest.extend({ job_status: z.enum(jobStatuses) }).nullable(),
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
  /** The newest message; a system comment only where nobody has written lately. */
  last_comment: z.object({ uid: z.string(), text: z.string(), created_at: timestamp, seq: count }).nullable(),
  /** The caller's read position; the divider stands after it. */
  read_seq: count,
  last_seq: count,
});
export type ChatRoomResponse = z.infer<typeof chatRoom>;

export const chatRoomListQuery = z.strictObject({
  ...pageQuery,
  /** Over creator, project and the texts of comments. */
  keyword: keyword.optional(),
  type: z.enum(roomTypes).optional(),
  archived: queryFlag.default(false),
  unread: queryFlag.optional(),
  needs_reply: queryFlag.optional(),
  flag: queryList(z.enum(flagColors)).optional(),
});
export type ChatRoomListQuery = z.input<typeof chatRoomListQuery>;
export const chatRoomList = page(chatRoom);
