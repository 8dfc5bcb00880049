import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { count, pageQuery, queryFlag, timestamp, uid, version } from "../shared/wire.ts";
import { type NotificationKind, notificationChannels, notificationKinds } from "./notifications.constants.ts";

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

/** What each call takes and answers. */
export const notificationsSchemas = {
  listNotifications: {
    query: z.strictObject({ ...pageQuery, unread: queryFlag.optional() }),
    response: z.object({
      items: z.array(notification),
      next_cursor: z.string().nullable(),
      total: count,
      unread_total: count,
    }),
  },
  getUnreadChatCount: {
    response: z.object({ unread_chat_message_count: count, unread_support_chat_message_count: count }),
  },
  markNotificationRead: {
    query: z.strictObject({ until: timestamp.optional() }),
    response: z.object({ unread_total: count }),
  },
  getNotificationSettings: {
    response: notificationSettings,
  },
  putNotificationSettings: {
    body: z.strictObject({
      channels: perKind(channel).partial(),
      digest_hour: z.int().min(0).max(23).nullable().optional(),
      version: version.optional(),
    }),
    response: notificationSettings,
  },
} satisfies SchemasByEndpoint;
