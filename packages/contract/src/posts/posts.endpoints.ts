import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "posts";

export const getSummaryMetrics = defineEndpoint(
  "getSummaryMetrics",
  "/company/projects/{id}/posts/summary_metrics",
  {
    method: "GET",
    slice,
    summary: "投稿実績の集計",
    policy: { ...policies.member, feature: "report" },
    errors: ["not_found"],
  },
);

export const getDailyMetrics = defineEndpoint(
  "getDailyMetrics",
  "/company/projects/{id}/posts/daily_metrics",
  {
    method: "GET",
    slice,
    summary: "投稿からの日数ごとの推移",
    policy: { ...policies.member, feature: "report" },
    errors: ["not_found"],
  },
);

/** `csv` needs the feature `csv_export`; the service checks that one. */
export const listProjectPosts = defineEndpoint("listProjectPosts", "/company/projects/{id}/posts.{format}", {
  method: "GET",
  slice,
  summary: "案件の投稿実績（json・csv）",
  policy: policies.member,
  produces: ["text/csv"],
  errors: ["not_found", "feature_not_granted"],
});

/** A creator may call it too, with `Authorization: Reply <token>`. */
export const createProjectPost = defineEndpoint("createProjectPost", "/project_posts", {
  method: "POST",
  slice,
  summary: "投稿の登録",
  policy: { ...policies.write, allow: ["member", "creator"] },
  status: 201,
  waitsOutside: true,
  errors: [
    "not_found",
    "illegal_transition",
    "unrecognized_url",
    "duplicate_post",
    "platform_not_configured",
    "platform_unavailable",
    "rate_limited",
  ],
});

export const listJobRequestPosts = defineEndpoint(
  "listJobRequestPosts",
  "/company/job_requests/{id}/project_posts",
  {
    method: "GET",
    slice,
    summary: "依頼の投稿実績",
    policy: policies.member,
    errors: ["not_found"],
  },
);
