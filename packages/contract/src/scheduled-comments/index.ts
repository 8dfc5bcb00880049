export {
  cancelScheduledComment,
  listScheduledComments,
  SCHEDULE_MAX_DAYS,
  type ScheduledComment,
  type ScheduledCommentState,
  scheduleComment,
  scheduledComment,
  scheduledCommentStates,
  sendScheduledComment,
  updateScheduledComment,
} from "./scheduled-comments.endpoints.ts";
