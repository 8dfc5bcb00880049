import {
  getDailyMetrics,
  getSummaryMetrics,
  listJobRequestPosts,
  listProjectCreators,
  listProjectPosts,
} from "@tsumugi/contract";
import { todoReads } from "../todo/todoReads.ts";

/** Reads that show posts or are computed from them. */
export const postReads = [
  listProjectPosts,
  listJobRequestPosts,
  getSummaryMetrics,
  getDailyMetrics,
  listProjectCreators,
  ...todoReads,
] as const;
