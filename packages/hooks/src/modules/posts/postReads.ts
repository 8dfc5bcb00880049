import {
  getDailyMetrics,
  getSummaryMetrics,
  listJobRequestPosts,
  listProjectCreators,
  listProjectPosts,
} from "@tsumugi/contract";

/** Reads that show posts or are computed from them. */
export const postReads = [
  listProjectPosts,
  listJobRequestPosts,
  getSummaryMetrics,
  getDailyMetrics,
  listProjectCreators,
] as const;
