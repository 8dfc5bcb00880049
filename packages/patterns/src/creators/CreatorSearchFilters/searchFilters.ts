import type { OptionLook } from "../../shared/types.ts";

/** Query of the search, under the names of the wire; each is absent when it does not filter. */
export interface CreatorSearchValue {
  keyword?: string;
  platform?: readonly string[];
  /** uids. */
  genre?: readonly string[];
  follower_min?: number;
  follower_max?: number;
  /** 0–1. */
  engagement_min?: number;
  engagement_max?: number;
  area?: readonly string[];
  language?: readonly string[];
  /** Newest post at most so many days ago. */
  posted_within_days?: number;
  /** Tax-excluded yen for one post. */
  fee_min?: number;
  fee_max?: number;
  invoice_registered?: boolean;
  /** false: leaves out those that are ours already. */
  managed?: boolean;
}

/** The filters of the bar in their order; a service may be able to answer only some. */
export const searchFilterNames = [
  "platform",
  "genre",
  "follower",
  "engagement",
  "area",
  "language",
  "posted",
  "fee",
  "invoice",
  "managed",
] as const;
export type CreatorSearchFilterName = (typeof searchFilterNames)[number];

export interface Band extends OptionLook {
  min?: number;
  max?: number;
}

const band = (label: string, min?: number, max?: number): Band => ({
  value: `${min ?? ""}-${max ?? ""}`,
  label,
  min,
  max,
});

export const followerBands: readonly Band[] = [
  band("1万人未満", undefined, 9_999),
  band("1万〜5万人", 10_000, 49_999),
  band("5万〜10万人", 50_000, 99_999),
  band("10万〜50万人", 100_000, 499_999),
  band("50万人以上", 500_000),
];

export const engagementBands: readonly Band[] = [
  band("1%以上", 0.01),
  band("2%以上", 0.02),
  band("3%以上", 0.03),
  band("5%以上", 0.05),
];

export const feeBands: readonly Band[] = [
  band("5万円未満", undefined, 49_999),
  band("5万〜10万円", 50_000, 99_999),
  band("10万〜30万円", 100_000, 299_999),
  band("30万円以上", 300_000),
];

export const lastPostOptions: readonly OptionLook[] = [
  { value: "7", label: "7日以内" },
  { value: "30", label: "30日以内" },
  { value: "90", label: "90日以内" },
];

export const invoiceOptions: readonly OptionLook[] = [
  { value: "true", label: "登録あり" },
  { value: "false", label: "登録なし" },
];

/** `value` of the band with exactly these ends, in a list; empty for none. */
export const bandValue = (min?: number, max?: number): string[] =>
  min === undefined && max === undefined ? [] : [`${min ?? ""}-${max ?? ""}`];
