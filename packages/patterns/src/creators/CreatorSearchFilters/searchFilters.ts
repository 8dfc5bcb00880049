import type { OptionLook } from "../../shared/types.ts";

/** Query of the search, under the names of the wire; each is absent when it does not filter. */
export interface CreatorSearchValue {
  /** 名前、アカウント、URL に含まれる文字。 */
  keyword?: string;
  /** SNS の種類。いくつでも選べます。 */
  platform?: readonly string[];
  /** ジャンルの uid。いくつでも選べます。 */
  genre?: readonly string[];
  /** フォロワー数の下限（人）。 */
  follower_min?: number;
  /** フォロワー数の上限（人）。 */
  follower_max?: number;
  /** 反応率の下限。0〜1。 */
  engagement_min?: number;
  /** 反応率の上限。0〜1。 */
  engagement_max?: number;
  /** 地域。いくつでも選べます。 */
  area?: readonly string[];
  /** 言語。いくつでも選べます。 */
  language?: readonly string[];
  /** 最後の投稿が、この日数以内にあること。 */
  posted_within_days?: number;
  /** 1 投稿あたりの報酬の目安の下限（円、税抜）。 */
  fee_min?: number;
  /** 1 投稿あたりの報酬の目安の上限（円、税抜）。 */
  fee_max?: number;
  /** インボイスの登録があるか（true）、ないか（false）。 */
  invoice_registered?: boolean;
  /** false なら自社に追加済みの人を除き、true なら追加済みの人だけを見ます。 */
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
