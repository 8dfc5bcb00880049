export {
  getUnreadChatCount,
  listNotifications,
  markNotificationRead,
  type Notification,
  type NotificationKind,
  notification,
  notificationKindLabels,
  notificationKinds,
} from "./notifications.endpoints.ts";
