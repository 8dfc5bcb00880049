import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

/** The comment store in its embedded form; the external document store holds the same fields. */

const slice = "comments";
const base = "" as const;

export const listComments = defineEndpoint("listComments", "/realtime/chat_rooms/{id}/comments", {
  method: "GET",
  slice,
  base,
  summary: "コメントの一覧（新しい順）",
  policy: policies.member,
  errors: ["not_found"],
});

/** In one room; every word of the keyword stands in the comment, however it is written. Deleted ones are not found. */
export const searchComments = defineEndpoint("searchComments", "/realtime/chat_rooms/{id}/comments/search", {
  method: "GET",
  slice,
  base,
  summary: "部屋の中のコメントの検索（新しい順）",
  policy: policies.member,
  errors: ["not_found"],
});

export const postComment = defineEndpoint("postComment", "/realtime/chat_rooms/{id}/comments", {
  method: "POST",
  slice,
  base,
  summary: "コメントの送信",
  policy: policies.chat,
  status: 201,
  errors: ["not_found", "idempotency_mismatch", "feature_not_granted", "conflict"],
});

/** Own comments only. `stale_version` carries the present comment. */
export const editComment = defineEndpoint("editComment", "/realtime/chat_rooms/{id}/comments/{comment_id}", {
  method: "PUT",
  slice,
  base,
  summary: "コメントの編集",
  policy: policies.chat,
  errors: ["not_found", "forbidden", "stale_version", "feature_not_granted"],
});

export const deleteComment = defineEndpoint(
  "deleteComment",
  "/realtime/chat_rooms/{id}/comments/{comment_id}",
  {
    method: "DELETE",
    slice,
    base,
    summary: "コメントの削除",
    policy: policies.chat,
    errors: ["not_found", "forbidden"],
  },
);

/** `text/event-stream`; resumes by `Last-Event-ID` or `since`. A comment line comes at least every 25 s. */
export const streamEvents = defineEndpoint("streamEvents", "/realtime/events", {
  method: "GET",
  slice,
  base,
  summary: "変更の配信（Server-Sent Events）",
  policy: policies.memberOrOperator,
  produces: ["text/event-stream"],
  errors: ["server_busy"],
});
