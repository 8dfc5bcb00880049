import { type CustomFieldLook, managedCreatorFields } from "@tsumugi/contract";
import { SearchField } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { bandValue, followerBands } from "../../creators/CreatorSearchFilters/searchFilters.ts";
import { AppliedFilters } from "../../shared/AppliedFilters.tsx";
import { FilterMenu } from "../../shared/FilterMenu.tsx";
import { FilterRows } from "../../shared/FilterRows.ts";
import { FoundCount } from "../../shared/FoundCount.tsx";
import { platformOptions, stageOptions } from "../../shared/labels.ts";
import type { OptionLook } from "../../shared/types.ts";
import { ContactFilter } from "./ContactFilter.tsx";
import {
  type CreatorFilterValue,
  connectedOptions,
  creatorFilterTags,
  excludedOptions,
  type ListFilter,
} from "./creatorFilterTags.ts";
import { MoreFilters } from "./MoreFilters.tsx";

export type { CreatorFilterValue } from "./creatorFilterTags.ts";

export interface CreatorFiltersProps {
  /** いまの絞り込み。項目がなければ、その項目では絞り込みません。 */
  value: CreatorFilterValue;
  /** 次の値の全体を渡して呼びます。外した項目は undefined です。 */
  onValueChange: (next: CreatorFilterValue) => void;
  /** ジャンルの選択肢。空なら出しません。 */
  genres?: readonly OptionLook[];
  /** 担当者の選択肢。空なら出しません。 */
  owners?: readonly OptionLook[];
  /** タグの選択肢。空なら出しません。 */
  tags?: readonly OptionLook[];
  /** 使っている自社の項目。わかるまでは undefined。 */
  customFields?: readonly CustomFieldLook[] | undefined;
  /** アーカイブ済みの自社の項目。リンクや保存した条件が、まだ使っていることがあります。 */
  archivedFields?: readonly CustomFieldLook[];
  /** 報酬の有無で絞り込めるか。既定は false。 */
  showFees?: boolean;
  /** 条件に合う人数。わかるまでは undefined。 */
  totalCount?: number;
  /** `totalCount` は数えた上限で、実際にはもっといます。 */
  isTotalCapped?: boolean;
  /** 検索の横に出す、一覧の全体への操作。アイコンのあるボタンを渡します。スマートフォンではアイコンだけが見えます。 */
  actions?: ReactNode;
  /** 検索の前に出す、`inline` の `SavedViewBar`。このとき各行は、余白のないカードの帯になります。 */
  views?: ReactNode;
  /** 行を選んでいる間、絞り込みの代わりに出す `Toolbar`。いまの条件は見えたままです。 */
  selectionBar?: ReactNode;
}

const NONE: readonly OptionLook[] = [];

/** Views, keyword and actions; below them the filters with the number of creators found; then what is in force. */
export function CreatorFilters(props: CreatorFiltersProps) {
  const { value, onValueChange, genres = NONE, owners = NONE, tags = NONE, views, customFields } = props;
  const set = (change: Partial<CreatorFilterValue>) => onValueChange({ ...value, ...change });
  const many = (key: ListFilter, label: string, options: readonly OptionLook[]) =>
    options.length > 0 && (
      <FilterMenu
        size="sm"
        label={label}
        options={options}
        value={value[key] ?? []}
        onChange={(next) => set({ [key]: next.length > 0 ? next : undefined })}
      />
    );
  const yesNo = (key: "connected" | "excluded", label: string, options: readonly OptionLook[]) => (
    <FilterMenu
      size="sm"
      single
      label={label}
      options={options}
      value={value[key] === undefined ? [] : [String(value[key])]}
      onChange={([next]) => set({ [key]: next === undefined ? undefined : next === "true" })}
    />
  );
  return (
    <FilterRows data-bars={views === undefined ? undefined : ""}>
      <div className="head">
        {views && <div className="views">{views}</div>}
        <SearchField
          label="クリエイターを検索"
          placeholder="名前・かな・SNS・電話・タグ・住所・メモ"
          value={value.keyword ?? ""}
          onValueChange={(keyword) => set({ keyword: keyword || undefined })}
        />
        {props.actions && <div className="actions">{props.actions}</div>}
      </div>
      {props.selectionBar || (
        <div className="bar">
          <div className="filters">
            {many("stage", managedCreatorFields.stage.label, stageOptions)}
            {many("platform", "SNS", platformOptions)}
            {many("genre", managedCreatorFields.genres.label, genres)}
            {many("tag", managedCreatorFields.tags.label, tags)}
            {many("owner", managedCreatorFields.owner.label, owners)}
            <FilterMenu
              size="sm"
              single
              label="フォロワー"
              options={followerBands}
              value={bandValue(value.follower_min, value.follower_max)}
              onChange={([next]) => {
                const band = followerBands.find((one) => one.value === next);
                set({ follower_min: band?.min, follower_max: band?.max });
              }}
            />
            <ContactFilter value={value} onChange={set} />
            {yesNo("connected", "連携", connectedOptions)}
            {yesNo("excluded", "競合排除", excludedOptions)}
            <MoreFilters
              value={value}
              onChange={set}
              options={{
                stage: stageOptions,
                platform: platformOptions,
                genre: genres,
                tag: tags,
                owner: owners,
              }}
              showFees={props.showFees ?? false}
              customFields={customFields}
            />
            <FilterMenu
              size="sm"
              single
              label="表示"
              options={[{ value: "true", label: "アーカイブ済み" }]}
              value={value.archived ? ["true"] : []}
              onChange={([next]) => set({ archived: next === undefined ? undefined : true })}
            />
          </div>
          <FoundCount totalCount={props.totalCount} unit={props.isTotalCapped ? "名以上" : "名"} />
        </div>
      )}
      <div className="applied">
        <AppliedFilters
          counted={false}
          items={creatorFilterTags(
            value,
            { genre: genres, owner: owners, tag: tags },
            customFields,
            props.archivedFields,
          ).map(({ key, label, without }) => ({ key, label, onRemove: () => onValueChange(without) }))}
          onClear={() => onValueChange({ keyword: value.keyword })}
        />
      </div>
    </FilterRows>
  );
}
