import {
  getNotificationSettings,
  getUnreadChatCount,
  listNotifications,
  markNotificationRead,
  putNotificationSettings,
} from "@tsumugi/contract";
import { buildList, pageOf } from "../core/counter.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildNotification, buildNotificationSettings } from "./notifications.fixtures.ts";

export const notificationsHandlers = [
  mockEndpoint(listNotifications, ({ query }) => {
    const all = buildList(buildNotification, 8);
    const items = query.unread === true ? all.filter((one) => one.read_at === null) : all;
    return { ...pageOf(items), unread_total: 3 };
  }),
  mockEndpoint(getUnreadChatCount, {
    unread_chat_message_count: 7,
    unread_support_chat_message_count: 0,
  }),
  mockEndpoint(getNotificationSettings, () => buildNotificationSettings()),
  mockEndpoint(putNotificationSettings, ({ body }) => {
    const kept = buildNotificationSettings();
    const { digest_hour = kept.digest_hour } = body;
    return { channels: { ...kept.channels, ...body.channels }, digest_hour, version: 2 };
  }),
  mockEndpoint(markNotificationRead, ({ params }) => ({ unread_total: params.id === "all" ? 0 : 2 })),
];
