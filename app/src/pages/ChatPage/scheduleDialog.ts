/** What is opened beside the message box, loaded then. */
export { ScheduleDialog } from "@tsumugi/patterns";
