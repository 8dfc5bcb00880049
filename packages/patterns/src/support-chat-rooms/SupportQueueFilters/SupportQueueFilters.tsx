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
  /** クリエイターの名前・アドレス・アカウントと、本文を探す言葉。 */
  keyword?: string;
  /** フラグの色。 */
  flag?: readonly string[];
}

export interface SupportQueueFiltersProps {
  /** 今のタブ。 */
  tab: SupportTab;
  /** タブへのルーターのリンク。渡された文字を中身にします。 */
  tabLink: (tab: SupportTab, label: string) => ReactElement;
  /** タブごとの件数。0 と undefined は何も出ません。 */
  counts?: Partial<Record<SupportTab, number>>;
  /** 今の絞り込み。 */
  value: SupportFilterValue;
  /** 絞り込みを変えたとき。次の値の全体が渡り、外した条件は undefined です。 */
  onValueChange: (next: SupportFilterValue) => void;
  /** 開いた部屋の横に置きます。余白はその枠のものを使います。 */
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
