export {
  type NotificationChannel,
  type NotificationKind,
  notificationChannelLabels,
  notificationChannels,
  notificationKindLabels,
  notificationKinds,
  type OperatorNotificationKind,
  operatorNotificationKinds,
} from "./notifications.constants.ts";
export {
  getNotificationSettings,
  getUnreadChatCount,
  listNotifications,
  markNotificationRead,
  putNotificationSettings,
} from "./notifications.endpoints.ts";
export type { Notification, NotificationSettings } from "./notifications.schemas.ts";
