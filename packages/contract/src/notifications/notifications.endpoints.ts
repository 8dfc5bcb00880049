import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { count, pageQuery, queryFlag, timestamp, uid } from "../shared/wire.ts";

const slice = "notifications";

export const notificationKinds = [
  "job_answered",
  "draft_submitted",
  "post_submitted",
  "import_finished",
  "notice_confirmed",
  "notice_disputed",
  "member_joined",
  "contract",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
export const notificationKindLabels: Record<NotificationKind, string> = {
  job_answered: "依頼への回答",
  draft_submitted: "下書きの提出",
  post_submitted: "投稿の登録",
  import_finished: "取込の完了",
  notice_confirmed: "支払通知書の確認",
  notice_disputed: "支払通知書の相違",
  member_joined: "メンバーの参加",
  contract: "契約",
};

/** `href` is a path of the app that opens the exact row. */
export const notification = z.object({
  uid,
  kind: z.enum(notificationKinds),
  title: z.string(),
  body: z.string(),
  href: z.string(),
  read_at: timestamp.nullable(),
  created_at: timestamp,
});
export type Notification = z.infer<typeof notification>;

/** Unread first, each group newest first. `unread` keeps one group; `total` counts it, `unread_total` all unread. */
export const listNotifications = defineEndpoint("/notifications", {
  method: "GET",
  slice,
  summary: "お知らせの一覧",
  policy: policies.memberOrOperator,
  query: z.strictObject({ ...pageQuery, unread: queryFlag.optional() }),
  response: z.object({
    items: z.array(notification),
    next_cursor: z.string().nullable(),
    total: count,
    unread_total: count,
  }),
});

export const getUnreadChatCount = defineEndpoint("/notifications/unread_chat_count", {
  method: "GET",
  slice,
  summary: "未読メッセージ数",
  policy: policies.memberOrOperator,
  response: z.object({ unread_chat_message_count: count, unread_support_chat_message_count: count }),
});

/** id `all` marks every one. */
export const markNotificationRead = defineEndpoint("/notifications/{id}/already_read", {
  method: "PUT",
  slice,
  summary: "お知らせを既読にする",
  policy: { ...policies.memberOrOperator, allowAfterContract: true },
  response: z.object({ unread_total: count }),
  errors: ["not_found"],
});
