import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { count, keyword, uid } from "../shared/wire.ts";
import {
  chatRoom,
  chatRoomCounts,
  chatRoomList,
  chatRoomListQuery,
  roomFlag,
  roomMembers,
} from "./chat-rooms.schemas.ts";

const slice = "chat-rooms";

/** Newest activity first. */
export const listChatRooms = defineEndpoint("/chat_rooms", {
  method: "GET",
  slice,
  summary: "メッセージの部屋の一覧",
  policy: policies.member,
  query: chatRoomListQuery,
  response: chatRoomList,
});

/** Every tab's count in one answer; with a keyword, of the rooms that match it. */
export const countChatRooms = defineEndpoint("/realtime/chat_room_counts", {
  method: "GET",
  slice,
  base: "",
  summary: "メッセージの部屋の件数",
  policy: policies.member,
  query: z.strictObject({ keyword: keyword.optional() }),
  response: chatRoomCounts,
});

/** The existing room if there is one. */
export const createDmRoom = defineEndpoint("/chat_rooms/create_dm_room", {
  method: "POST",
  slice,
  summary: "ダイレクトメッセージの部屋を開く",
  policy: { ...policies.chat, feature: "dm" },
  body: z.strictObject({ creator_uid: uid }),
  response: chatRoom,
  errors: ["not_found"],
});

/** By the address of a room that went into another one, that other one: its `room_id` tells. */
export const getChatRoom = defineEndpoint("/chat_rooms/{id}", {
  method: "GET",
  slice,
  summary: "部屋の情報",
  policy: policies.member,
  response: chatRoom,
  errors: ["not_found"],
});

export const getChatRoomMembers = defineEndpoint("/chat_rooms/{id}/members", {
  method: "GET",
  slice,
  summary: "部屋のメンバー",
  policy: policies.member,
  response: roomMembers,
  errors: ["not_found"],
});

/**
 * Joins and moves the read position forward to `read_to` (a seq in the numbers of whichever store keeps the comments;
 * default the newest), never back. Only `mark_unread` moves it back: to before the newest message of others. What archiving marked read for all stays read.
 */
export const joinRoom = defineEndpoint("/chat_rooms/{id}/join_room", {
  method: "PUT",
  slice,
  summary: "部屋に入り既読にする",
  policy: { ...policies.member, allowAfterContract: true },
  body: z.strictObject({ read_to: count.optional(), mark_unread: z.literal(true).optional() }).default({}),
  response: z.object({ unread_count: count, read_seq: count }),
  errors: ["not_found"],
});

/** Also marks it read. */
export const archiveChatRoom = defineEndpoint("/chat_rooms/{id}/archive", {
  method: "PUT",
  slice,
  summary: "部屋のアーカイブ",
  policy: policies.chat,
  response: chatRoom,
  errors: ["not_found"],
});

export const unarchiveChatRoom = defineEndpoint("/chat_rooms/{id}/unarchive", {
  method: "PUT",
  slice,
  summary: "部屋のアーカイブ解除",
  policy: policies.chat,
  response: chatRoom,
  errors: ["not_found"],
});

/** `flag: null` takes it away; `needs_reply: false` marks 返信不要, `true` takes that back. */
export const flagChatRoom = defineEndpoint("/chat_rooms/{id}/flag", {
  method: "PUT",
  slice,
  summary: "フラグ・返信不要",
  policy: policies.chat,
  body: z.strictObject({ flag: roomFlag.nullable().optional(), needs_reply: z.boolean().optional() }),
  response: chatRoom,
  errors: ["not_found"],
});
