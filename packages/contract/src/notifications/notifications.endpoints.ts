import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { count, pageQuery, queryFlag, timestamp, uid, version } from "../shared/wire.ts";

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
  "comment_not_sent",
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
  comment_not_sent: "予約送信の失敗",
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

/** Counted up to `TOTAL_CAP`: more are not counted one by one. */
export const getUnreadChatCount = defineEndpoint("/notifications/unread_chat_count", {
  method: "GET",
  slice,
  summary: "未読メッセージ数",
  policy: policies.memberOrOperator,
  response: z.object({ unread_chat_message_count: count, unread_support_chat_message_count: count }),
});

/** id `all` marks every one; `until` leaves those alone that came after it, which the reader has not seen. */
export const markNotificationRead = defineEndpoint("/notifications/{id}/already_read", {
  method: "PUT",
  slice,
  summary: "お知らせを既読にする",
  policy: { ...policies.memberOrOperator, allowAfterContract: true },
  query: z.strictObject({ until: timestamp.optional() }),
  response: z.object({ unread_total: count }),
  errors: ["not_found"],
});

/** `screen`: in the product. `mail`: there, and by e-mail at once. `none`: not at all. */
export const notificationChannels = ["screen", "mail", "none"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];
export const notificationChannelLabels: Record<NotificationChannel, string> = {
  screen: "画面だけ",
  mail: "画面とメール",
  none: "受け取らない",
};

const channel = z.enum(notificationChannels);
const perKind = <T extends z.ZodType>(value: T) =>
  z.strictObject(
    Object.fromEntries(notificationKinds.map((kind) => [kind, value])) as Record<NotificationKind, T>,
  );

/** Own to the person and the active company. */
export const notificationSettings = z.object({
  channels: perKind(channel),
  /** Hour in Japan at which what is still unread comes together in one e-mail a day; null: never. */
  digest_hour: z.int().min(0).max(23).nullable(),
  /** 0 while the defaults hold. */
  version: z.int().min(0),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

export const getNotificationSettings = defineEndpoint("/preferences/notifications", {
  method: "GET",
  slice,
  base: "",
  summary: "お知らせの受け取り方",
  policy: policies.memberOrOperator,
  response: notificationSettings,
});

/** The last write wins unless `version` is given. A kind left out stays as it is. */
export const putNotificationSettings = defineEndpoint("/preferences/notifications", {
  method: "PUT",
  slice,
  base: "",
  summary: "お知らせの受け取り方の保存",
  policy: { ...policies.memberOrOperator, allowAfterContract: true },
  body: z.strictObject({
    channels: perKind(channel).partial(),
    digest_hour: z.int().min(0).max(23).nullable().optional(),
    version: version.optional(),
  }),
  response: notificationSettings,
  errors: ["stale_version"],
});
