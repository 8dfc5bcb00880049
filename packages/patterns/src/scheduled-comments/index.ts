export { ScheduleDialog, type ScheduleDialogProps } from "./ScheduleDialog/ScheduleDialog.tsx";
export { ScheduledList, type ScheduledListProps } from "./ScheduledList/ScheduledList.tsx";
