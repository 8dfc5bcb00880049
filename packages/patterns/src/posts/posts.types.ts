import type { PlatformCode } from "../shared/labels.ts";
import type { PersonLook } from "../shared/types.ts";

export type MetricCode =
  | "views"
  | "impressions"
  | "reach"
  | "likes"
  | "comments"
  | "saves"
  | "shares"
  | "clicks";

export const metricNames: Record<MetricCode, string> = {
  views: "再生数",
  impressions: "インプレッション",
  reach: "リーチ",
  likes: "いいね",
  comments: "コメント",
  saves: "保存",
  shares: "シェア",
  clicks: "クリック",
};

export const mediaNames = {
  video: "動画",
  short: "ショート動画",
  image: "画像",
  carousel: "カルーセル",
  story: "ストーリーズ",
  text: "テキスト",
} as const;

export const sourceNames = {
  api: "自動取得",
  manual: "手入力",
  creator: "クリエイター申告",
  sandbox: "サンプルデータ",
} as const;

export const prCheckNames = { unchecked: "未確認", ok: "確認済み", missing: "不足あり" } as const;

export interface FigureLook {
  value: number;
  source: keyof typeof sourceNames;
  fetched_at: string;
}

export interface PostLook {
  uid: string;
  creator: PersonLook;
  platform: PlatformCode;
  media_type: keyof typeof mediaNames;
  url: string;
  title: string;
  thumbnail: string | null;
  posted_at: string | null;
  pr_check: { status: keyof typeof prCheckNames; missing: readonly string[] };
  /** null: not measured, never zero. */
  metrics: Partial<Record<MetricCode, FigureLook | null>>;
  owner_mismatch: boolean;
}
