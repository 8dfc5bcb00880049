export { NotificationList, type NotificationListProps } from "./NotificationList/NotificationList.tsx";
export {
  NotificationPopover,
  type NotificationPopoverProps,
} from "./NotificationPopover/NotificationPopover.tsx";
export {
  NotificationSettingsForm,
  type NotificationSettingsFormProps,
} from "./NotificationSettingsForm/NotificationSettingsForm.tsx";
