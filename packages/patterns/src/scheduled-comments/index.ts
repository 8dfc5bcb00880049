export { ScheduleDialog, type ScheduleDialogProps } from "./ScheduleDialog/ScheduleDialog.tsx";
export {
  type ScheduledCommentLook,
  ScheduledList,
  type ScheduledListProps,
} from "./ScheduledList/ScheduledList.tsx";
