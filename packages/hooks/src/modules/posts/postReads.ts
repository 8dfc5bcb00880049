import {
  getCompanyReport,
  getDailyMetrics,
  getReportComparison,
  getSummaryMetrics,
  listJobRequestPosts,
  listPostFigures,
  listPrLedger,
  listProjectCreators,
  listProjectPosts,
  listRemovedPosts,
  listReportPosts,
} from "@tsumugi/contract";
import { todoReads } from "../todo/todoReads.ts";

/** Reads that show posts or are computed from them. */
export const postReads = [
  listProjectPosts,
  listJobRequestPosts,
  getSummaryMetrics,
  getDailyMetrics,
  getReportComparison,
  getCompanyReport,
  listReportPosts,
  listRemovedPosts,
  listPrLedger,
  listPostFigures,
  listProjectCreators,
  ...todoReads,
] as const;
