import { metricFieldLabels, metricFields } from "../posts/posts.constants.ts";

/** Parts of a project's report, in the order in which a new report shows them. */
export const reportSections = [
  "comment",
  "summary",
  "breakdown",
  "daily",
  "ranking",
  "links",
  "gallery",
  "comparison",
] as const;
export type ReportSection = (typeof reportSections)[number];
export const reportSectionLabels: Record<ReportSection, string> = {
  comment: "総評",
  summary: "集計",
  breakdown: "SNS別・種類別",
  daily: "投稿後の推移",
  ranking: "投稿の順位",
  links: "短縮リンク",
  gallery: "投稿の一覧",
  comparison: "過去の案件との比較",
};

/** What a link may show: nothing of other projects, and no addresses of the company's own. */
export const sharedSections = [
  "comment",
  "summary",
  "breakdown",
  "daily",
  "ranking",
  "gallery",
] as const satisfies readonly ReportSection[];
export type SharedSection = (typeof sharedSections)[number];

/** Sums that a project may aim at. */
export const targetFields = ["post_count", ...metricFields, "engagements"] as const;
export type TargetField = (typeof targetFields)[number];
export const targetFieldLabels: Record<TargetField, string> = {
  ...metricFieldLabels,
  post_count: "投稿数",
  engagements: "反応数",
};

/** Asks for the posts of creators without a genre, in place of a genre's uid. */
export const NO_GENRE = "none";

/** Days for which a link may be made. */
export const shareDays = [7, 14, 30, 90] as const;

/** What creators are ranked by in the company's report, the best first. */
export const bestRules = ["engagements", "views", "cpe", "cpv", "er"] as const;
export type BestRule = (typeof bestRules)[number];
export const bestRuleLabels: Record<BestRule, string> = {
  engagements: "反応数（多い順）",
  views: "再生数（多い順）",
  cpe: "CPE（安い順）",
  cpv: "CPV（安い順）",
  er: "ER（高い順）",
};
