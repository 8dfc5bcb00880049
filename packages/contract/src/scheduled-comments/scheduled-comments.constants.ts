/** How far ahead a comment may be laid down, in days. */
export const SCHEDULE_MAX_DAYS = 180;

export const scheduledCommentStates = ["waiting", "sent", "cancelled", "failed"] as const;
export type ScheduledCommentState = (typeof scheduledCommentStates)[number];
