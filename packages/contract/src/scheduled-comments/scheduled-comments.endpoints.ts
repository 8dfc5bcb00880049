import * as z from "zod";
import { commentImageUids } from "../comments/comments.endpoints.ts";
import { COMMENT_MAX_LENGTH, commentImage } from "../comments/index.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { personRef, text, timestamp, uid, version } from "../shared/wire.ts";

const slice = "scheduled-comments";
const base = "" as const;

/** How far ahead a comment may be laid down, in days. */
export const SCHEDULE_MAX_DAYS = 180;

export const scheduledCommentStates = ["waiting", "sent", "cancelled", "failed"] as const;
export type ScheduledCommentState = (typeof scheduledCommentStates)[number];

/** Text and pictures that go out by themselves at `send_at`, as a comment with the same id. */
export const scheduledComment = z.object({
  id: uid,
  room_id: uid,
  text: z.string(),
  images: z.array(commentImage),
  send_at: timestamp,
  state: z.enum(scheduledCommentStates),
  /** Why it could not be sent: cause, then cure. */
  failure: z.string().nullable(),
  created_by: personRef,
  /** Its writer left the company, or may chat no more: an admin may take it over or cancel it. */
  abandoned: z.boolean(),
  version,
});
export type ScheduledComment = z.infer<typeof scheduledComment>;

const content = {
  text: text(COMMENT_MAX_LENGTH),
  images: commentImageUids,
};
const hasContent = (body: { readonly text: string; readonly images: readonly string[] }) =>
  body.text.trim() !== "" || body.images.length > 0;
const empty = { path: ["text"], message: "メッセージが空です。入力するか、画像を添付してください。" };
const sendAt = z.iso.datetime({ offset: true, error: "送る日時を選んでください。" });

/** Those that wait and those that could not be sent, soonest first. */
export const listScheduledComments = defineEndpoint("/realtime/chat_rooms/{id}/scheduled_comments", {
  method: "GET",
  slice,
  base,
  summary: "予約送信の一覧",
  policy: policies.member,
  response: z.object({ items: z.array(scheduledComment) }),
  errors: ["not_found"],
});

/** `id` is a UUIDv7 made by the client: sending the same one again answers what is stored. */
export const scheduleComment = defineEndpoint("/realtime/chat_rooms/{id}/scheduled_comments", {
  method: "POST",
  slice,
  base,
  summary: "メッセージの予約送信",
  policy: policies.chat,
  body: z
    .strictObject({ id: z.uuid("コメントのIDの形式が正しくありません。"), ...content, send_at: sendAt })
    .refine(hasContent, empty),
  response: scheduledComment,
  status: 201,
  errors: ["not_found", "idempotency_mismatch", "feature_not_granted"],
});

const path = "/realtime/chat_rooms/{id}/scheduled_comments/{comment_id}";

/**
 * Own ones; an admin also those that are `abandoned`, which become the admin's own. One that could not be sent waits
 * again with its new time.
 */
export const updateScheduledComment = defineEndpoint(path, {
  method: "PUT",
  slice,
  base,
  summary: "予約送信の変更",
  policy: policies.chat,
  body: z.strictObject({ ...content, send_at: sendAt, version }).refine(hasContent, empty),
  response: scheduledComment,
  errors: ["not_found", "forbidden", "stale_version", "illegal_transition", "feature_not_granted"],
});

/** Own ones, an admin also those that are `abandoned`; again changes nothing. Answers 409 once it has been sent. */
export const cancelScheduledComment = defineEndpoint(path, {
  method: "DELETE",
  slice,
  base,
  summary: "予約送信の取り消し",
  policy: policies.chat,
  response: scheduledComment,
  errors: ["not_found", "forbidden", "illegal_transition"],
});

/** Under the caller's name: own ones, an admin also those that are `abandoned`. Sent already: answers it as it is. */
export const sendScheduledComment = defineEndpoint(`${path}/send_now`, {
  method: "POST",
  slice,
  base,
  summary: "予約したメッセージを今すぐ送信",
  policy: policies.chat,
  response: scheduledComment,
  errors: ["not_found", "forbidden", "illegal_transition", "feature_not_granted"],
});
