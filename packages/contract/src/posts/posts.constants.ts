/** Addresses that are registered at once: more than a list of one campaign has. */
export const MAX_POST_LINES = 50;

/** Fewer posts than this have no middle: the line would jump with each one that ends. */
export const MEDIAN_FROM = 3;
/** What a median by days is called wherever it stands. */
export const medianLabel = `中央値（${MEDIAN_FROM}件以上の日）`;

export const metricFields = [
  "views",
  "impressions",
  "reach",
  "likes",
  "comments",
  "saves",
  "shares",
  "clicks",
] as const;
export type MetricField = (typeof metricFields)[number];
export const metricFieldLabels: Record<MetricField, string> = {
  views: "再生数",
  impressions: "インプレッション",
  reach: "リーチ",
  likes: "いいね",
  comments: "コメント",
  saves: "保存",
  shares: "シェア",
  clicks: "クリック",
};

/** What a figure is counted in, written after its number. */
export const metricFieldUnits: Record<MetricField, string> = {
  views: "回",
  impressions: "回",
  reach: "人",
  likes: "件",
  comments: "件",
  saves: "件",
  shares: "件",
  clicks: "回",
};

/** Where a figure comes from. `sandbox` figures are samples and marked as such on every screen. */
export const metricSources = ["api", "manual", "creator", "sandbox"] as const;
export type MetricSource = (typeof metricSources)[number];
export const metricSourceLabels: Record<MetricSource, string> = {
  api: "自動取得",
  manual: "手入力",
  creator: "クリエイター申告",
  sandbox: "サンプルデータ",
};

export const prCheckStatuses = ["unchecked", "ok", "missing"] as const;
export type PrCheckStatus = (typeof prCheckStatuses)[number];
export const prCheckStatusLabels: Record<PrCheckStatus, string> = {
  unchecked: "未確認",
  ok: "確認済み",
  missing: "不足あり",
};
