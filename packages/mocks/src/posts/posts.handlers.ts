import {
  createProjectPost,
  getDailyMetrics,
  getSummaryMetrics,
  listJobRequestPosts,
  listProjectPosts,
} from "@tsumugi/contract";
import { buildList } from "../core/counter.ts";
import { fileResponse, mockEndpoint } from "../core/mockEndpoint.ts";
import { buildDailyMetrics, buildPost, buildSummaryMetrics } from "./posts.fixtures.ts";

const CSV = "\uFEFF投稿日,クリエイター,再生数\r\n2026-11-15,みお｜毎日スキンケア,18400\r\n";

export const postsHandlers = [
  mockEndpoint(getSummaryMetrics, () => buildSummaryMetrics()),
  mockEndpoint(getDailyMetrics, ({ query }) => buildDailyMetrics({ field: query.field, mode: query.mode })),
  mockEndpoint(listProjectPosts, ({ params }) =>
    params.format === "csv"
      ? fileResponse(CSV, "投稿実績_20261120.csv")
      : { items: [...buildList(buildPost, 4)], daily: null },
  ),
  mockEndpoint(createProjectPost, ({ body }) =>
    buildPost({ job_request_uid: body.job_request_uid, ...(body.url && { url: body.url }) }, 5),
  ),
  mockEndpoint(listJobRequestPosts, () => ({ items: [buildPost({}, 1)] })),
];
