import {
  getNotificationSettings,
  getUnreadChatCount,
  listNotifications as listEndpoint,
  markNotificationRead,
  putNotificationSettings,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { listNotifications, markRead, unreadChatCount } from "./notifications.service.ts";
import { getSettings, putSettings } from "./settings.service.ts";

export const notificationsRoutes = [
  handle(listEndpoint, listNotifications),
  handle(getUnreadChatCount, unreadChatCount),
  handle(markNotificationRead, markRead),
  handle(getNotificationSettings, getSettings),
  handle(putNotificationSettings, putSettings),
];
