import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "support-chat-rooms";
const policy = policies.operator;

/** Waiting longest first, then the rest by newest comment. */
export const listSupportChatRooms = defineEndpoint("listSupportChatRooms", "/company/support_chat_rooms", {
  method: "GET",
  slice,
  summary: "サポートの部屋の一覧（運営）",
  policy,
});

export const getSupportChatRoom = defineEndpoint("getSupportChatRoom", "/company/support_chat_rooms/{id}", {
  method: "GET",
  slice,
  summary: "サポートの部屋の情報（運営）",
  policy,
  errors: ["not_found"],
});

/** Opens the creator's room, making it when there is none; a repeated call answers the same room. */
export const openSupportChatRoom = defineEndpoint(
  "openSupportChatRoom",
  "/company/support_chat_rooms/creator_uid",
  {
    method: "GET",
    slice,
    summary: "クリエイターのサポートの部屋を開く（運営）",
    policy,
    errors: ["not_found"],
  },
);

/** At most 50. */
export const searchSupportCreators = defineEndpoint(
  "searchSupportCreators",
  "/company/support_chat_rooms/support_creators",
  {
    method: "GET",
    slice,
    summary: "サポートの相手を探す（運営）",
    policy,
  },
);

/**
 * `flag: null` takes it away; `needs_reply: false` marks 返信不要 up to `seen_to` (the number of the newest message on
 * the caller's screen; absent: the room's newest), `true` takes that back.
 */
export const flagSupportChatRoom = defineEndpoint(
  "flagSupportChatRoom",
  "/company/support_chat_rooms/{id}/flag",
  {
    method: "PUT",
    slice,
    summary: "サポートの部屋のフラグ・返信不要（運営）",
    policy,
    errors: ["not_found"],
  },
);

/** The comment store of support rooms, in its embedded form. */
const base = "" as const;

export const listSupportComments = defineEndpoint(
  "listSupportComments",
  "/realtime/support_chat_rooms/{id}/comments",
  {
    method: "GET",
    slice,
    base,
    summary: "サポートのコメントの一覧（新しい順）",
    policy,
    errors: ["not_found"],
  },
);

/** As `searchComments`, in a support room. */
export const searchSupportComments = defineEndpoint(
  "searchSupportComments",
  "/realtime/support_chat_rooms/{id}/comments/search",
  {
    method: "GET",
    slice,
    base,
    summary: "サポートの部屋の中のコメントの検索（新しい順）",
    policy,
    errors: ["not_found"],
  },
);

export const postSupportComment = defineEndpoint(
  "postSupportComment",
  "/realtime/support_chat_rooms/{id}/comments",
  {
    method: "POST",
    slice,
    base,
    summary: "サポートのコメントの送信",
    policy,
    status: 201,
    errors: ["not_found", "idempotency_mismatch"],
  },
);

/** Own comments only. `stale_version` carries the present comment. */
export const editSupportComment = defineEndpoint(
  "editSupportComment",
  "/realtime/support_chat_rooms/{id}/comments/{comment_id}",
  {
    method: "PUT",
    slice,
    base,
    summary: "サポートのコメントの編集",
    policy,
    errors: ["not_found", "forbidden", "stale_version"],
  },
);

export const deleteSupportComment = defineEndpoint(
  "deleteSupportComment",
  "/realtime/support_chat_rooms/{id}/comments/{comment_id}",
  {
    method: "DELETE",
    slice,
    base,
    summary: "サポートのコメントの削除",
    policy,
    errors: ["not_found", "forbidden"],
  },
);

/** Moves the read position forward to `read_to` (a seq; default the newest), never back. */
export const readSupportChatRoom = defineEndpoint(
  "readSupportChatRoom",
  "/realtime/support_chat_rooms/{id}/read",
  {
    method: "PUT",
    slice,
    base,
    summary: "サポートの部屋を既読にする",
    policy,
    errors: ["not_found"],
  },
);
