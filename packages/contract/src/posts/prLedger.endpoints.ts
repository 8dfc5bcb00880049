import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "posts";

/** Posts of a project with every look at their disclosure, who signed, and where they are used again. CSV needs `csv_export`. */
export const listPrLedger = defineEndpoint("listPrLedger", "/company/projects/{id}/pr_ledger", {
  method: "GET",
  slice,
  base: "",
  summary: "PR表記台帳（json・csv）",
  policy: policies.member,
  produces: ["text/csv"],
  errors: ["not_found", "feature_not_granted"],
});

/** Looks at a post now, or keeps what a person read there. */
export const checkPostPr = defineEndpoint("checkPostPr", "/company/project_posts/{id}/pr_checks", {
  method: "POST",
  slice,
  base: "",
  summary: "PR表記の確認の記録",
  policy: policies.write,
  status: 201,
  waitsOutside: true,
  errors: ["not_found", "conflict", "platform_not_configured", "platform_unavailable", "rate_limited"],
});

/** Signs for a post's disclosure by name and time, or withdraws the signature. */
export const signPostPr = defineEndpoint("signPostPr", "/company/project_posts/{id}/pr_signature", {
  method: "PUT",
  slice,
  base: "",
  summary: "PR表記の確認の署名",
  policy: policies.write,
  errors: ["not_found", "conflict"],
});

export const savePostReuse = defineEndpoint("savePostReuse", "/company/project_posts/{id}/reuses", {
  method: "PUT",
  slice,
  base: "",
  summary: "二次利用の記録",
  policy: policies.write,
  errors: ["not_found", "stale_version"],
});

export const deletePostReuse = defineEndpoint(
  "deletePostReuse",
  "/company/project_posts/{id}/reuse_removal",
  {
    method: "PUT",
    slice,
    base: "",
    summary: "二次利用の記録の削除",
    policy: policies.write,
    errors: ["not_found"],
  },
);

export const listPrRules = defineEndpoint("listPrRules", "/company/pr_rules", {
  method: "GET",
  slice,
  base: "",
  summary: "SNSごとのPR表記のルール",
  policy: policies.member,
});

export const updatePrRule = defineEndpoint("updatePrRule", "/company/pr_rules", {
  method: "PUT",
  slice,
  base: "",
  summary: "SNSごとのPR表記のルールの変更",
  policy: policies.admin,
  errors: ["stale_version"],
});
