import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "scheduled-comments";
const base = "" as const;

/** Those that wait and those that could not be sent, soonest first. */
export const listScheduledComments = defineEndpoint(
  "listScheduledComments",
  "/realtime/chat_rooms/{id}/scheduled_comments",
  {
    method: "GET",
    slice,
    base,
    summary: "予約送信の一覧",
    policy: policies.member,
    errors: ["not_found"],
  },
);

/** `id` is a UUIDv7 made by the client: sending the same one again answers what is stored. */
export const scheduleComment = defineEndpoint(
  "scheduleComment",
  "/realtime/chat_rooms/{id}/scheduled_comments",
  {
    method: "POST",
    slice,
    base,
    summary: "メッセージの予約送信",
    policy: policies.chat,
    status: 201,
    errors: ["not_found", "idempotency_mismatch", "feature_not_granted"],
  },
);

const path = "/realtime/chat_rooms/{id}/scheduled_comments/{comment_id}";

/**
 * Own ones; an admin also those that are `abandoned`, which become the admin's own. One that could not be sent waits
 * again with its new time.
 */
export const updateScheduledComment = defineEndpoint("updateScheduledComment", path, {
  method: "PUT",
  slice,
  base,
  summary: "予約送信の変更",
  policy: policies.chat,
  errors: ["not_found", "forbidden", "stale_version", "illegal_transition", "feature_not_granted"],
});

/** Own ones, an admin also those that are `abandoned`; again changes nothing. Answers 409 once it has been sent. */
export const cancelScheduledComment = defineEndpoint("cancelScheduledComment", path, {
  method: "DELETE",
  slice,
  base,
  summary: "予約送信の取り消し",
  policy: policies.chat,
  errors: ["not_found", "forbidden", "illegal_transition"],
});

/** Under the caller's name: own ones, an admin also those that are `abandoned`. Sent already: answers it as it is. */
export const sendScheduledComment = defineEndpoint("sendScheduledComment", `${path}/send_now`, {
  method: "POST",
  slice,
  base,
  summary: "予約したメッセージを今すぐ送信",
  policy: policies.chat,
  errors: ["not_found", "forbidden", "illegal_transition", "feature_not_granted"],
});
