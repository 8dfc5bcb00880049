import {
  type CustomFieldLook,
  type ListFilterKey,
  labelsOf,
  listFilterFields,
  managedCreatorFields,
} from "@tsumugi/contract";
import { formatCompact, formatDay } from "@tsumugi/ui/format";
import { followerBands } from "../../creators/CreatorSearchFilters/searchFilters.ts";
import { bandWords } from "../../creators/CreatorSearchFilters/searchTags.ts";
import { platformOptions, stageOptions } from "../../shared/labels.ts";
import type { OptionLook } from "../../shared/types.ts";
import { customTags } from "./customConditions.ts";

/** Filters of the list under the names of the wire; each is absent when it does not filter. */
export interface CreatorFilterValue {
  /** 検索の言葉。名前、かな、SNS、電話、タグ、住所、メモを探します。 */
  keyword?: string;
  /** 関係の段階のコード。いくつでも選べます。 */
  stage?: readonly string[];
  /** SNS の種類。いくつでも選べます。 */
  platform?: readonly string[];
  /** ジャンルの uid。いくつでも選べます。 */
  genre?: readonly string[];
  /** 担当者の uid。いくつでも選べます。 */
  owner?: readonly string[];
  /** タグ。いくつでも選べます。 */
  tag?: readonly string[];
  /** フォロワー数の下限（人）。 */
  follower_min?: number;
  /** フォロワー数の上限（人）。 */
  follower_max?: number;
  /** 最終連絡の期間の初めの日。`YYYY-MM-DD`。その日も含みます。 */
  contact_from?: string;
  /** 最終連絡の期間の終わりの日。`YYYY-MM-DD`。その日も含みます。 */
  contact_to?: string;
  /** 連絡していない日数の下限。 */
  silent_days?: number;
  /** 公開プロフィールと連携しているか。 */
  connected?: boolean;
  /** 競合排除の期間中か。 */
  excluded?: boolean;
  /** true なら、アーカイブ済みの記録を見ます。 */
  archived?: boolean;
  /** 登録か更新をした取込の uid。 */
  import_task?: string;
  /** 関係の段階が、このどれでもないこと。 */
  stage_not?: readonly string[];
  /** SNS が、このどれでもないこと。 */
  platform_not?: readonly string[];
  /** ジャンルが、このどれでもないこと。 */
  genre_not?: readonly string[];
  /** 担当者が、このどれでもないこと。 */
  owner_not?: readonly string[];
  /** タグが、このどれでもないこと。 */
  tag_not?: readonly string[];
  /** 記録のどこにも含まれない言葉。 */
  keyword_not?: string;
  /** 空である項目の名前。 */
  empty?: readonly string[];
  /** 空でない項目の名前。 */
  filled?: readonly string[];
  /** 自社の項目の条件。`uid.演算子` か `uid.演算子.値`。 */
  custom?: readonly string[];
}

export type ListFilter = ListFilterKey;

export const silentOptions: readonly OptionLook[] = [
  { value: "30", label: "30日以上なし" },
  { value: "90", label: "90日以上なし" },
  { value: "180", label: "180日以上なし" },
  { value: "365", label: "1年以上なし" },
];

export const connectedOptions: readonly OptionLook[] = [
  { value: "true", label: "連携済み" },
  { value: "false", label: "未連携" },
];

export const excludedOptions: readonly OptionLook[] = [
  { value: "true", label: "競合排除中" },
  { value: "false", label: "競合排除なし" },
];

/** One filter in force: what its tag says, and the value without it. */
export interface FilterTag {
  key: string;
  label: string;
  without: CreatorFilterValue;
}

const listFilters: readonly ListFilter[] = ["stage", "platform", "genre", "tag", "owner"];

const fieldLabels: Readonly<Record<string, string>> = labelsOf(managedCreatorFields);
export const fieldLabel = (name: string): string => fieldLabels[name] ?? name;

const labelOf = (options: readonly OptionLook[] | undefined, value: string) =>
  options?.find((option) => option.value === value)?.label ?? value;

const contactWords = ({ contact_from: from, contact_to: to }: CreatorFilterValue) =>
  from || to ? `最終連絡 ${from ? formatDay(from) : ""}〜${to ? formatDay(to) : ""}` : undefined;

/** The filters in force in the order of the bar; the keyword stands in its field and is none of them. */
export function creatorFilterTags(
  value: CreatorFilterValue,
  options: Partial<Record<ListFilter, readonly OptionLook[]>>,
  customFields?: readonly CustomFieldLook[],
  archivedFields?: readonly CustomFieldLook[],
): FilterTag[] {
  const each = (key: ListFilter | `${ListFilter}_not` | "empty" | "filled", words: (one: string) => string) =>
    (value[key] ?? []).map((one): FilterTag => {
      const rest = value[key]?.filter((other) => other !== one) ?? [];
      return {
        key: `${key}/${one}`,
        label: words(one),
        without: { ...value, [key]: rest.length > 0 ? rest : undefined },
      };
    });
  const given = { stage: stageOptions, platform: platformOptions, ...options };
  const listed = (key: ListFilter) => each(key, (one) => labelOf(given[key], one));
  const notListed = (key: ListFilter) =>
    each(
      `${key}_not`,
      (one) => `${fieldLabel(listFilterFields[key])}: ${labelOf(given[key], one)} を含まない`,
    );
  const single = (label: string | undefined, ...keys: (keyof CreatorFilterValue)[]): FilterTag[] =>
    label === undefined
      ? []
      : [
          {
            key: keys.join(),
            label,
            without: { ...value, ...Object.fromEntries(keys.map((key) => [key, undefined])) },
          },
        ];
  const yesNo = (key: "connected" | "excluded", given: readonly OptionLook[]) =>
    single(value[key] === undefined ? undefined : labelOf(given, String(value[key])), key);
  const followers = bandWords(
    followerBands,
    value.follower_min,
    value.follower_max,
    (n) => `${formatCompact(n)}人`,
  );
  const { silent_days: silent } = value;
  return [
    ...listFilters.flatMap(listed),
    ...listFilters.flatMap(notListed),
    ...single(value.keyword_not && `「${value.keyword_not}」を含まない`, "keyword_not"),
    ...each("empty", (one) => `${fieldLabel(one)}: 空`),
    ...each("filled", (one) => `${fieldLabel(one)}: 空でない`),
    ...customTags(value.custom, customFields, archivedFields).map(({ key, label, rest }) => ({
      key,
      label,
      without: { ...value, custom: rest },
    })),
    ...single(followers && `フォロワー ${followers}`, "follower_min", "follower_max"),
    ...single(silent === undefined ? undefined : `最終連絡 ${silent}日以上なし`, "silent_days"),
    ...single(contactWords(value), "contact_from", "contact_to"),
    ...yesNo("connected", connectedOptions),
    ...yesNo("excluded", excludedOptions),
    ...single(value.import_task && "取込した人", "import_task"),
    ...single(value.archived ? "アーカイブ済み" : undefined, "archived"),
  ];
}
