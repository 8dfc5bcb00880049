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
  type NotificationKindLook,
  NotificationSettingsForm,
  type NotificationSettingsFormProps,
} from "./NotificationSettingsForm/NotificationSettingsForm.tsx";
