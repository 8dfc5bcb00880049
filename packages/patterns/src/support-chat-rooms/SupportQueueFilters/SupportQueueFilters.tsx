import { flagColorLabels } from "@tsumugi/contract";
import { LinkTabs, SearchField } from "@tsumugi/ui";
import type { ReactElement } from "react";
import { styled } from "styled-components";
import { FilterMenu } from "../../shared/FilterMenu.tsx";
import { optionsOf } from "../../shared/optionsOf.ts";

const Root = styled.div`
  display: grid;
  gap: 12px;
  & > .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    padding: 0 16px 12px;
  }
  & > .bar > .search {
    flex: 1 1 140px;
    min-width: 0;
  }
  &[data-beside] > .bar {
    padding-inline: 0;
    flex-wrap: nowrap;
  }
  & > .bar > [data-active] {
    border-color: var(--tsu-brand-text);
    background: var(--tsu-brand-soft);
    color: var(--tsu-brand-text);
  }
`;

const tabNames = { waiting: "未返信", unread: "未読", all: "すべて" } as const;
export type SupportTab = keyof typeof tabNames;
const tabs = Object.keys(tabNames) as SupportTab[];

/** Each is absent when it does not filter. */
export interface SupportFilterValue {
  /** Over the creator's name, address and handles, and the texts. */
  keyword?: string;
  /** Colours. */
  flag?: readonly string[];
}

export interface SupportQueueFiltersProps {
  tab: SupportTab;
  /** A router link to the tab, holding the given words. */
  tabLink: (tab: SupportTab, label: string) => ReactElement;
  /** What waits in a tab; 0 and absent show nothing. */
  counts?: Partial<Record<SupportTab, number>>;
  value: SupportFilterValue;
  /** The whole next value; a filter set to nothing is undefined. */
  onValueChange: (next: SupportFilterValue) => void;
  /** Beside an open room, whose frame brings its own margins. */
  beside?: boolean;
}

const flagOptions = optionsOf(flagColorLabels);

/** Tabs by what waits, each an address of its own; under them the search and the flags. */
export function SupportQueueFilters(props: SupportQueueFiltersProps) {
  const { tab, tabLink, counts = {}, value, onValueChange, beside = false } = props;
  return (
    <Root data-beside={beside || undefined}>
      <LinkTabs
        label="サポートの絞り込み"
        items={tabs.map((key) => ({
          key,
          link: tabLink(key, tabNames[key]),
          current: key === tab,
          count: counts[key] ?? 0,
        }))}
      />
      <div className="bar">
        <SearchField
          className="search"
          label="サポートの部屋を検索"
          placeholder="名前・アカウント・メール・本文"
          value={value.keyword ?? ""}
          onValueChange={(keyword) => onValueChange({ ...value, keyword: keyword || undefined })}
        />
        <FilterMenu
          label="フラグ"
          options={flagOptions}
          value={value.flag ?? []}
          onChange={(next) => onValueChange({ ...value, flag: next.length > 0 ? next : undefined })}
        />
      </div>
    </Root>
  );
}
