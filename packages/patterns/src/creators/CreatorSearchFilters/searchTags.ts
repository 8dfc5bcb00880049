import { formatCompact, formatPercent } from "@tsumugi/ui/format";
import { platformOptions } from "../../shared/labels.ts";
import type { OptionLook } from "../../shared/types.ts";
import {
  type Band,
  type CreatorSearchValue,
  engagementBands,
  feeBands,
  followerBands,
} from "./searchFilters.ts";

/** A band's words; one that is not offered (typed into the address) is told by its ends. */
export function bandWords(
  bands: readonly Band[],
  min: number | undefined,
  max: number | undefined,
  say: (value: number) => string,
): string | undefined {
  if (min === undefined && max === undefined) return undefined;
  const known = bands.find((one) => one.min === min && one.max === max);
  if (known) return known.label;
  return `${min === undefined ? "" : say(min)}〜${max === undefined ? "" : say(max)}`;
}

/** One filter in force: what its tag says, and the value without it. */
export interface SearchTag {
  key: string;
  label: string;
  without: CreatorSearchValue;
}

const labelOf = (options: readonly OptionLook[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

/** The filters in force in the order of the bar; the keyword stands in its field and is none of them. */
export function searchTags(
  value: CreatorSearchValue,
  options: { genres?: readonly OptionLook[] },
): SearchTag[] {
  const each = (key: "platform" | "genre" | "area" | "language", words: (one: string) => string) =>
    (value[key] ?? []).map((one): SearchTag => {
      const rest = value[key]?.filter((other) => other !== one) ?? [];
      return {
        key: `${key}/${one}`,
        label: words(one),
        without: { ...value, [key]: rest.length > 0 ? rest : undefined },
      };
    });
  const single = (
    key: string,
    label: string | undefined,
    cleared: Partial<CreatorSearchValue>,
  ): SearchTag[] => (label === undefined ? [] : [{ key, label, without: { ...value, ...cleared } }]);

  const follower = bandWords(
    followerBands,
    value.follower_min,
    value.follower_max,
    (n) => `${formatCompact(n)}人`,
  );
  const engagement = bandWords(engagementBands, value.engagement_min, value.engagement_max, formatPercent);
  const fee = bandWords(feeBands, value.fee_min, value.fee_max, (n) => `${formatCompact(n)}円`);
  const days = value.posted_within_days;
  const { invoice_registered: invoice } = value;
  return [
    ...each("platform", (one) => labelOf(platformOptions, one)),
    ...each("genre", (one) => labelOf(options.genres ?? [], one)),
    ...single("follower", follower && `フォロワー ${follower}`, {
      follower_min: undefined,
      follower_max: undefined,
    }),
    ...single("engagement", engagement && `反応率 ${engagement}`, {
      engagement_min: undefined,
      engagement_max: undefined,
    }),
    ...each("area", (one) => one),
    ...each("language", (one) => one),
    ...single("posted", days === undefined ? undefined : `最終投稿 ${days}日以内`, {
      posted_within_days: undefined,
    }),
    ...single("fee", fee && `報酬の目安 ${fee}`, { fee_min: undefined, fee_max: undefined }),
    ...single("invoice", invoice === undefined ? undefined : `インボイス登録${invoice ? "あり" : "なし"}`, {
      invoice_registered: undefined,
    }),
    ...single("managed", value.managed === undefined ? undefined : value.managed ? "追加済み" : "未追加", {
      managed: undefined,
    }),
  ];
}
