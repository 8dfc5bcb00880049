import type { Platform } from "../shared/enums.ts";
import { disclosureWords } from "./postWords.ts";

/** Why a look at a post's disclosure was taken. */
export const prOccasions = ["registered", "day_1", "day_7", "day_30", "changed", "by_hand"] as const;
export type PrOccasion = (typeof prOccasions)[number];
export const prOccasionLabels: Record<PrOccasion, string> = {
  registered: "登録時",
  day_1: "投稿1日後",
  day_7: "投稿7日後",
  day_30: "投稿30日後",
  changed: "本文の変更時",
  by_hand: "手動",
};

/** Days after posting on which the product looks again by itself. */
export const prRecheckDays = { day_1: 1, day_7: 7, day_30: 30 } as const satisfies Partial<
  Record<PrOccasion, number>
>;
export type PrRecheck = keyof typeof prRecheckDays;

export const prOutcomes = ["read", "gone"] as const;
export type PrOutcome = (typeof prOutcomes)[number];

export const prRuleKinds = ["disclosure", "position", "hashtag", "mention", "ng_word"] as const;
export type PrRuleKind = (typeof prRuleKinds)[number];

/** What the posts screen filters by. `unsigned`: nobody has signed the disclosure yet. */
export const prStates = ["missing", "ng_word", "unchecked", "ok", "unsigned", "signed"] as const;
export type PrState = (typeof prStates)[number];
export const prStateLabels: Record<PrState, string> = {
  missing: "不足あり",
  ng_word: "NGワードあり",
  unchecked: "未確認",
  ok: "不足なし",
  unsigned: "署名なし",
  signed: "署名済み",
};

export interface PrPlatformRule {
  /** Words that count as disclosure, as a hashtag or in brackets. */
  readonly wordings: readonly string[];
  /** Tags that every post on the platform carries, beside those of its project. Without mark. */
  readonly required_tags: readonly string[];
  /** The disclosure stands within this many characters; null: anywhere. */
  readonly head_chars: number | null;
  /** The platform's own label has to be on, which only a person can see. */
  readonly needs_label: boolean;
}

/** How much of a text is seen before 「もっと見る」, as a beginning; every company may set its own. */
export const prRuleDefaults: Record<Platform, PrPlatformRule> = {
  youtube: { wordings: disclosureWords, required_tags: [], head_chars: 150, needs_label: true },
  instagram: { wordings: disclosureWords, required_tags: [], head_chars: 125, needs_label: true },
  tiktok: { wordings: disclosureWords, required_tags: [], head_chars: 100, needs_label: true },
  x: { wordings: disclosureWords, required_tags: [], head_chars: null, needs_label: false },
};

/** The platforms' own switches for paid posts, by the names that their screens use. */
export const prLabelNames: Record<Platform, string> = {
  youtube: "「プロモーションを含む」の設定",
  instagram: "タイアップ投稿ラベル",
  tiktok: "コンテンツの情報開示設定",
  x: "有料パートナーシップの表示",
};
