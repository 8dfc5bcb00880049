import type { ReactNode } from "react";
import { styled } from "styled-components";
import { SearchField } from "../../../components/SearchField/SearchField.tsx";
import { bandValue, followerBands } from "../../creators/CreatorSearchFilters/searchFilters.ts";
import { AppliedFilters } from "../../shared/AppliedFilters.tsx";
import { FilterMenu } from "../../shared/FilterMenu.tsx";
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

export type { CreatorFilterValue } from "./creatorFilterTags.ts";

const Root = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px; flex: 1 1 100%; min-width: 0;
  & > .bar, & .filters, & .actions { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
  & > .found { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; justify-content: space-between; }
  & .filters > [data-active] { border-color: var(--tsu-brand-text); background: var(--tsu-brand-soft); color: var(--tsu-brand-text); }
  /* A phone has no room for ten buttons one under the other: the row scrolls. */
  @media (max-width: 640px) {
    & .filters { flex-wrap: nowrap; width: calc(100% + 8px); overflow-x: auto; margin: -4px; padding: 4px; }
    & .filters > .tsu-button { flex: none; }
  }
  @media print { & > .bar { display: none; } }
`;

export interface CreatorFiltersProps {
  value: CreatorFilterValue;
  /** The whole next value; a filter set to nothing is undefined. */
  onChange: (next: CreatorFilterValue) => void;
  genres?: readonly OptionLook[];
  owners?: readonly OptionLook[];
  tags?: readonly OptionLook[];
  /** Creators that match; undefined while it is not known. */
  totalCount?: number;
  /** There are more than `totalCount`. */
  isTotalCapped?: boolean;
  /** What is done with the whole list, at the end of the row with its number. */
  actions?: ReactNode;
}

const NONE: readonly OptionLook[] = [];

/** Keyword, the filters of the list, and below them what is in force with the number of creators found. */
export function CreatorFilters(props: CreatorFiltersProps) {
  const { value, onChange, genres = NONE, owners = NONE, tags = NONE } = props;
  const set = (change: Partial<CreatorFilterValue>) => onChange({ ...value, ...change });
  const many = (key: ListFilter, label: string, options: readonly OptionLook[]) =>
    options.length > 0 && (
      <FilterMenu
        label={label}
        options={options}
        value={value[key] ?? []}
        onChange={(next) => set({ [key]: next.length > 0 ? next : undefined })}
      />
    );
  const yesNo = (key: "connected" | "excluded", label: string, options: readonly OptionLook[]) => (
    <FilterMenu
      single
      label={label}
      options={options}
      value={value[key] === undefined ? [] : [String(value[key])]}
      onChange={([next]) => set({ [key]: next === undefined ? undefined : next === "true" })}
    />
  );
  return (
    <Root>
      <div className="bar">
        <SearchField
          label="クリエイターを検索"
          placeholder="名前・かな・アカウント・URL・メモ"
          value={value.keyword ?? ""}
          onSearch={(keyword) => set({ keyword: keyword || undefined })}
        />
        <div className="filters">
          {many("stage", "関係", stageOptions)}
          {many("platform", "SNS", platformOptions)}
          {many("genre", "ジャンル", genres)}
          {many("tag", "タグ", tags)}
          {many("owner", "担当", owners)}
          <FilterMenu
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
          <FilterMenu
            single
            label="表示"
            options={[{ value: "true", label: "アーカイブ済み" }]}
            value={value.archived ? ["true"] : []}
            onChange={([next]) => set({ archived: next === undefined ? undefined : true })}
          />
        </div>
      </div>
      <div className="found">
        <AppliedFilters
          totalCount={props.totalCount}
          unit={props.isTotalCapped ? "名以上" : "名"}
          items={creatorFilterTags(value, { genre: genres, owner: owners, tag: tags }).map(
            ({ key, label, without }) => ({ key, label, onRemove: () => onChange(without) }),
          )}
          onClear={() => onChange({ keyword: value.keyword })}
        />
        {props.actions && <div className="actions">{props.actions}</div>}
      </div>
    </Root>
  );
}
