export {
  NotificationList,
  type NotificationListProps,
  type NotificationLook,
} from "./NotificationList/NotificationList.tsx";
export {
  NotificationPopover,
  type NotificationPopoverProps,
} from "./NotificationPopover/NotificationPopover.tsx";
export {
  type NotificationChannelCode,
  type NotificationKindLook,
  NotificationSettingsForm,
  type NotificationSettingsFormProps,
  notificationChannelNames,
} from "./NotificationSettingsForm/NotificationSettingsForm.tsx";
