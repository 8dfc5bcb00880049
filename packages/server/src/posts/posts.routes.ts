import {
  collectPost,
  collectProjectPosts,
  createProjectPost,
  getDailyMetrics,
  getSummaryMetrics,
  listJobRequestPosts,
  listPostCollections,
  listProjectPosts,
  seePostChange,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as collections from "./collectPost.service.ts";
import { collectProjectPosts as collectAllOf } from "./collectProject.service.ts";
import { createPost, listJobPosts } from "./posts.service.ts";
import { listOrExportPosts } from "./postsCsv.service.ts";
import { dailyOf, summaryOf } from "./projectMetrics.service.ts";

export const postsRoutes = [
  handle(createProjectPost, createPost),
  handle(listJobRequestPosts, listJobPosts),
  handle(listProjectPosts, listOrExportPosts),
  handle(getSummaryMetrics, summaryOf),
  handle(getDailyMetrics, dailyOf),
  handle(listPostCollections, collections.listPostCollections),
  handle(collectPost, collections.collectPost),
  handle(collectProjectPosts, collectAllOf),
  handle(seePostChange, collections.seePostChange),
];
