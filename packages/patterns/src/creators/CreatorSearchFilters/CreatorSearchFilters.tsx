import { SearchField } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { AppliedFilters } from "../../shared/AppliedFilters.tsx";
import { FilterMenu } from "../../shared/FilterMenu.tsx";
import { FilterRows } from "../../shared/FilterRows.ts";
import { FoundCount } from "../../shared/FoundCount.tsx";
import { platformOptions } from "../../shared/labels.ts";
import type { OptionLook } from "../../shared/types.ts";
import {
  type Band,
  bandValue,
  type CreatorSearchFilterName,
  type CreatorSearchValue,
  engagementBands,
  feeBands,
  followerBands,
  invoiceOptions,
  lastPostOptions,
  searchFilterNames,
} from "./searchFilters.ts";
import { searchTags } from "./searchTags.ts";

export interface CreatorSearchFiltersProps {
  /** いまの絞り込み。項目がなければ、その項目では絞り込みません。 */
  value: CreatorSearchValue;
  /** 次の値の全体を渡して呼びます。外した項目は undefined です。 */
  onValueChange: (next: CreatorSearchValue) => void;
  /** ジャンルの選択肢。 */
  genres: readonly OptionLook[];
  /** 都道府県の選択肢。空なら出しません。 */
  areas?: readonly OptionLook[];
  /** 言語の選択肢。空なら出しません。 */
  languages?: readonly OptionLook[];
  /** 出す絞り込み。既定はすべてです。 */
  offered?: readonly CreatorSearchFilterName[];
  /** 条件に合う人数。わかるまでは undefined。 */
  totalCount?: number;
  /** `totalCount` は数えた上限です。「10,000名以上」と出します。 */
  isTotalCapped?: boolean;
  /** 検索の横に出すもの。条件に合う全員への操作や、並べ方など。 */
  actions?: ReactNode;
}

const listOrNone = (chosen: readonly string[]) => (chosen.length > 0 ? chosen : undefined);
const flag = (chosen: readonly string[]) => (chosen[0] === undefined ? undefined : chosen[0] === "true");

/** Keyword and actions; below them the filters with the number of creators found; then what is in force. */
export function CreatorSearchFilters(props: CreatorSearchFiltersProps) {
  const {
    value,
    onValueChange,
    genres,
    areas = [],
    languages = [],
    offered = searchFilterNames,
    totalCount,
  } = props;
  const set = (change: Partial<CreatorSearchValue>) => onValueChange({ ...value, ...change });
  const many = (key: "platform" | "genre" | "area" | "language", label: string, of: readonly OptionLook[]) =>
    offered.includes(key) &&
    of.length > 0 && (
      <FilterMenu
        size="sm"
        label={label}
        options={of}
        value={value[key] ?? []}
        onChange={(next) => set({ [key]: listOrNone(next) })}
      />
    );
  const bands = (key: "follower" | "engagement" | "fee", label: string, of: readonly Band[]) =>
    offered.includes(key) && (
      <FilterMenu
        size="sm"
        single
        label={label}
        options={of}
        value={bandValue(value[`${key}_min`], value[`${key}_max`])}
        onChange={([next]) => {
          const found = of.find((one) => one.value === next);
          set({ [`${key}_min`]: found?.min, [`${key}_max`]: found?.max });
        }}
      />
    );
  const yesNo = (key: "invoice_registered" | "managed", label: string, of: readonly OptionLook[]) => (
    <FilterMenu
      size="sm"
      single
      label={label}
      options={of}
      value={value[key] === undefined ? [] : [String(value[key])]}
      onChange={(next) => set({ [key]: flag(next) })}
    />
  );
  const days = value.posted_within_days;
  return (
    <FilterRows>
      <div className="head">
        <SearchField
          label="公開クリエイターを検索"
          placeholder="名前・アカウント・URL"
          value={value.keyword ?? ""}
          onValueChange={(keyword) => set({ keyword: keyword || undefined })}
        />
        {props.actions && <div className="actions">{props.actions}</div>}
      </div>
      <div className="bar">
        <div className="filters">
          {many("platform", "SNS", platformOptions)}
          {many("genre", "ジャンル", genres)}
          {bands("follower", "フォロワー", followerBands)}
          {bands("engagement", "反応率", engagementBands)}
          {many("area", "地域", areas)}
          {many("language", "言語", languages)}
          {offered.includes("posted") && (
            <FilterMenu
              size="sm"
              single
              label="最終投稿"
              options={lastPostOptions}
              value={days === undefined ? [] : [String(days)]}
              onChange={([next]) =>
                set({ posted_within_days: next === undefined ? undefined : Number(next) })
              }
            />
          )}
          {bands("fee", "報酬の目安", feeBands)}
          {offered.includes("invoice") && yesNo("invoice_registered", "インボイス登録", invoiceOptions)}
          {offered.includes("managed") &&
            yesNo("managed", "追加の有無", [
              { value: "false", label: "未追加のみ" },
              { value: "true", label: "追加済みのみ" },
            ])}
        </div>
        <FoundCount totalCount={totalCount} unit={props.isTotalCapped ? "名以上" : "名"} />
      </div>
      <div className="applied">
        <AppliedFilters
          counted={false}
          items={searchTags(value, { genres }).map(({ key, label, without }) => ({
            key,
            label,
            onRemove: () => onValueChange(without),
          }))}
          onClear={() => onValueChange({ keyword: value.keyword })}
        />
      </div>
    </FilterRows>
  );
}
