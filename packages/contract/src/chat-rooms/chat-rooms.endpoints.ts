import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "chat-rooms";

/** Newest activity first. */
export const listChatRooms = defineEndpoint("listChatRooms", "/chat_rooms", {
  method: "GET",
  slice,
  summary: "メッセージの部屋の一覧",
  policy: policies.member,
});

/** Every tab's count in one answer; with a keyword, of the rooms that match it. */
export const countChatRooms = defineEndpoint("countChatRooms", "/realtime/chat_room_counts", {
  method: "GET",
  slice,
  base: "",
  summary: "メッセージの部屋の件数",
  policy: policies.member,
});

/** The existing room if there is one. */
export const createDmRoom = defineEndpoint("createDmRoom", "/chat_rooms/create_dm_room", {
  method: "POST",
  slice,
  summary: "ダイレクトメッセージの部屋を開く",
  policy: { ...policies.chat, feature: "dm" },
  errors: ["not_found"],
});

/** The address of a room that was merged into another one answers that other room; `room_id` shows which. */
export const getChatRoom = defineEndpoint("getChatRoom", "/chat_rooms/{id}", {
  method: "GET",
  slice,
  summary: "部屋の情報",
  policy: policies.member,
  errors: ["not_found"],
});

export const getChatRoomMembers = defineEndpoint("getChatRoomMembers", "/chat_rooms/{id}/members", {
  method: "GET",
  slice,
  summary: "部屋のメンバー",
  policy: policies.member,
  errors: ["not_found"],
});

/**
 * Joins and moves the read position forward to `read_to` (a seq in the numbers of whichever store keeps the comments;
 * default the newest), never back. Only `mark_unread` moves it back: to before the newest message of others. What archiving marked read for all stays read.
 */
export const joinRoom = defineEndpoint("joinRoom", "/chat_rooms/{id}/join_room", {
  method: "PUT",
  slice,
  summary: "部屋に入り既読にする",
  policy: { ...policies.member, allowAfterContract: true },
  errors: ["not_found"],
});

/** Also marks it read. A room with a creator's message after `seen_to` stays where it is. */
export const archiveChatRoom = defineEndpoint("archiveChatRoom", "/chat_rooms/{id}/archive", {
  method: "PUT",
  slice,
  summary: "部屋のアーカイブ",
  policy: policies.chat,
  errors: ["not_found"],
});

export const unarchiveChatRoom = defineEndpoint("unarchiveChatRoom", "/chat_rooms/{id}/unarchive", {
  method: "PUT",
  slice,
  summary: "部屋のアーカイブ解除",
  policy: policies.chat,
  errors: ["not_found"],
});

/**
 * `flag: null` takes it away; `needs_reply: false` marks 返信不要 up to `seen_to` (a creator's message after it keeps the
 * room 未返信), `true` takes that back.
 */
export const flagChatRoom = defineEndpoint("flagChatRoom", "/chat_rooms/{id}/flag", {
  method: "PUT",
  slice,
  summary: "フラグ・返信不要",
  policy: policies.chat,
  errors: ["not_found"],
});
