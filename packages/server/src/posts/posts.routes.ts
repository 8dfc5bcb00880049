import {
  createProjectPost,
  getDailyMetrics,
  getSummaryMetrics,
  listJobRequestPosts,
  listProjectPosts,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { createPost, listJobPosts, listPosts } from "./posts.service.ts";
import { exportPosts } from "./postsCsv.service.ts";
import { dailyOf, summaryOf } from "./projectMetrics.service.ts";

export const postsRoutes = [
  handle(createProjectPost, ({ actor, body }) => createPost(actor, body)),
  handle(listJobRequestPosts, ({ actor, params }) => listJobPosts(actor.company_uid, params.id)),
  handle(listProjectPosts, ({ actor, params, query }) =>
    params.format === "csv"
      ? exportPosts(actor, params.id, query)
      : listPosts(actor.company_uid, params.id, query),
  ),
  handle(getSummaryMetrics, ({ actor, params, query }) => summaryOf(actor, params.id, query)),
  handle(getDailyMetrics, ({ actor, params, query }) => dailyOf(actor.company_uid, params.id, query)),
];
