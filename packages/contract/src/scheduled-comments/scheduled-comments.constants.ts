/** How many days ahead a comment may be scheduled. */
export const SCHEDULE_MAX_DAYS = 180;

export const scheduledCommentStates = ["waiting", "sent", "cancelled", "failed"] as const;
export type ScheduledCommentState = (typeof scheduledCommentStates)[number];
