import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "reports";
const base = "" as const;
const read = { ...policies.member, feature: "report" } as const;
const write = { ...policies.write, feature: "report" } as const;

/** What is kept with a project's report: its parts and their order, what was aimed at, and the comment. */
export const getProjectReport = defineEndpoint("getProjectReport", "/company/projects/{id}/report", {
  method: "GET",
  slice,
  base,
  summary: "レポートの構成・目標・総評",
  policy: read,
  errors: ["not_found"],
});

export const updateProjectReport = defineEndpoint("updateProjectReport", "/company/projects/{id}/report", {
  method: "PUT",
  slice,
  base,
  summary: "レポートの構成・目標・総評の保存",
  policy: write,
  errors: ["not_found", "stale_version"],
});

/** The project beside the company's others that have posts, and their median. */
export const getReportComparison = defineEndpoint(
  "getReportComparison",
  "/company/projects/{id}/report_comparison",
  { method: "GET", slice, base, summary: "過去の案件との比較", policy: read, errors: ["not_found"] },
);

/** The clicks of the posts' short links by hours before and after posting. A post without a link is left out. */
export const getReportClicks = defineEndpoint("getReportClicks", "/company/projects/{id}/report_clicks", {
  method: "GET",
  slice,
  base,
  summary: "投稿の前後のクリック",
  policy: read,
  errors: ["not_found"],
});

/** One line per post, or per post and day, with the filters of the screen. Workbooks hold posts only. */
export const exportProjectReport = defineEndpoint(
  "exportProjectReport",
  "/company/projects/{id}/report.{format}",
  {
    method: "GET",
    slice,
    base,
    summary: "レポートの数値（csv・xlsx）",
    policy: read,
    produces: ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    errors: ["not_found", "feature_not_granted"],
  },
);

export const listReportShares = defineEndpoint("listReportShares", "/company/projects/{id}/report_shares", {
  method: "GET",
  slice,
  base,
  summary: "レポートの共有リンク",
  policy: write,
  errors: ["not_found"],
});

/** The link is answered once: only the hash of its secret is kept. */
export const createReportShare = defineEndpoint("createReportShare", "/company/projects/{id}/report_shares", {
  method: "POST",
  slice,
  base,
  summary: "共有リンクの発行",
  policy: write,
  status: 201,
  errors: ["not_found"],
});

export const revokeReportShare = defineEndpoint("revokeReportShare", "/company/report_shares/{id}/revoke", {
  method: "PUT",
  slice,
  base,
  summary: "共有リンクの停止",
  policy: write,
  errors: ["not_found"],
});

/** What a link shows, to anybody who has it and its password. */
export const openSharedReport = defineEndpoint("openSharedReport", "/shared_reports/{token}", {
  method: "POST",
  slice,
  base,
  summary: "共有されたレポート",
  policy: policies.visitor,
  errors: ["not_found", "link_expired", "link_revoked", "password_required", "rate_limited"],
});

/** Over all projects of the company: by month, platform, kind, genre, project and creator. */
export const getCompanyReport = defineEndpoint("getCompanyReport", "/company/report", {
  method: "GET",
  slice,
  base,
  summary: "会社のレポート",
  policy: read,
});

/** The posts behind a figure of the company's report, newest first; `format=csv` needs the feature `csv_export`. */
export const listReportPosts = defineEndpoint("listReportPosts", "/company/report/posts", {
  method: "GET",
  slice,
  base,
  summary: "会社のレポートの明細",
  policy: read,
  produces: ["text/csv"],
  errors: ["feature_not_granted"],
});
