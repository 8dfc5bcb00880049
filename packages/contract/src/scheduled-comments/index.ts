export {
  SCHEDULE_MAX_DAYS,
  type ScheduledCommentState,
  scheduledCommentStates,
} from "./scheduled-comments.constants.ts";
export {
  cancelScheduledComment,
  listScheduledComments,
  scheduleComment,
  sendScheduledComment,
  updateScheduledComment,
} from "./scheduled-comments.endpoints.ts";
export type { ScheduledComment } from "./scheduled-comments.schemas.ts";
