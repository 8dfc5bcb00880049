/** Enumerations shared by several slices, each with its Japanese labels. Codes are stored, labels are shown. */

export const roles = ["admin", "staff", "finance", "viewer"] as const;
export type Role = (typeof roles)[number];
export const roleLabels: Record<Role, string> = {
  admin: "管理者",
  staff: "担当者",
  finance: "経理",
  viewer: "閲覧のみ",
};

export const features = [
  "creator_search",
  "dm",
  "report",
  "short_link",
  "payment_notice",
  "csv_export",
] as const;
export type Feature = (typeof features)[number];
export const featureLabels: Record<Feature, string> = {
  creator_search: "クリエイター検索",
  dm: "ダイレクトメッセージ",
  report: "レポート",
  short_link: "短縮リンク",
  payment_notice: "支払通知書",
  csv_export: "CSV出力",
};

export const plans = ["trial", "standard", "enterprise"] as const;
export type Plan = (typeof plans)[number];
export const planLabels: Record<Plan, string> = {
  trial: "トライアル",
  standard: "スタンダード",
  enterprise: "エンタープライズ",
};

export const platforms = ["youtube", "instagram", "tiktok", "x"] as const;
export type Platform = (typeof platforms)[number];
export const platformLabels: Record<Platform, string> = {
  youtube: "YouTube",
  instagram: "Instagram",
  tiktok: "TikTok",
  x: "X",
};

export const mediaTypes = ["video", "short", "image", "carousel", "story", "text"] as const;
export type MediaType = (typeof mediaTypes)[number];
export const mediaTypeLabels: Record<MediaType, string> = {
  video: "動画",
  short: "ショート動画",
  image: "画像",
  carousel: "カルーセル",
  story: "ストーリーズ",
  text: "テキスト",
};
