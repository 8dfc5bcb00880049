import {
  createProjectPost,
  getDailyMetrics,
  getSummaryMetrics,
  listJobRequestPosts,
  listProjectPosts,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { createPost, listJobPosts } from "./posts.service.ts";
import { listOrExportPosts } from "./postsCsv.service.ts";
import { dailyOf, summaryOf } from "./projectMetrics.service.ts";

export const postsRoutes = [
  handle(createProjectPost, createPost),
  handle(listJobRequestPosts, listJobPosts),
  handle(listProjectPosts, listOrExportPosts),
  handle(getSummaryMetrics, summaryOf),
  handle(getDailyMetrics, dailyOf),
];
