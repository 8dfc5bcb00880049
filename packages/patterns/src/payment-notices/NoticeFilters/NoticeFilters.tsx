import { noticeStatuses } from "@tsumugi/contract";
import { IconButton, Popover, SearchField, Toolbar } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dayKey } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { AppliedFilters } from "../../shared/AppliedFilters.tsx";
import { FilterMenu } from "../../shared/FilterMenu.tsx";
import { FoundCount } from "../../shared/FoundCount.tsx";
import type { OptionLook } from "../../shared/types.ts";
import { noticeStatusLook } from "../NoticeBadge/noticeStatus.ts";
import { NoticeStatusLegend } from "../NoticeStatusLegend/NoticeStatusLegend.tsx";
import { AmountFilter } from "./AmountFilter.tsx";
import { monthEnds, monthOf, monthsAround, type NoticeFilterValue, noticeTags } from "./noticeFilterValue.ts";
import { PeriodFilter } from "./PeriodFilter.tsx";

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > .applied:has(li) {
    margin-top: 10px;
  }
  /* As the bars of a card without padding. */
  &[data-flush] {
    & > .applied:has(li) {
      margin-top: 0;
      padding: 0 16px 10px;
    }
    @media (max-width: 640px) {
      & > .bar,
      & > .applied {
        padding-inline: 12px;
      }
    }
  }
  & > .bar > search {
    flex: 1 1 180px;
    max-width: 320px;
  }
  & > .bar,
  & .filters {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 8px;
    align-items: center;
  }
  & .filters > [data-active] {
    border-color: var(--tsu-brand-text);
    background: var(--tsu-brand-soft);
    color: var(--tsu-brand-text);
  }
  /* A phone has no room for ten buttons one under the other: the row scrolls. */
  @media (max-width: 640px) {
    & > .bar {
      flex-wrap: nowrap;
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      padding-right: 0;
      & > search {
        grid-column: 1 / -1;
        max-width: none;
        margin-right: 12px;
      }
      & > .found-count {
        grid-area: 2 / 1;
      }
    }
    & .filters {
      flex-wrap: nowrap;
      overflow-x: auto;
      margin: -4px;
      padding: 4px;
      & > button {
        flex: none;
        min-height: 44px;
      }
    }
  }
  @media print {
    & > .bar {
      display: none;
    }
  }
`;

const statusOptions = noticeStatuses.map((value) => ({ value, label: noticeStatusLook(value).label }));

export interface NoticeFiltersProps {
  /** 今の絞り込み。 */
  value: NoticeFilterValue;
  /** 絞り込みを変えたとき。次の値の全体が渡り、外した条件は undefined です。 */
  onValueChange: (next: NoticeFilterValue) => void;
  /** 支払通知書のある支払先。なければこの絞り込みは出ません。 */
  payees?: readonly OptionLook[];
  /** 支払通知書のある案件。なければこの絞り込みは出ません。 */
  projects?: readonly OptionLook[];
  /** 企業。すべての企業のものを見る運営に渡します。 */
  companies?: readonly OptionLook[];
  /** 条件に合う件数。分かるまでは undefined。 */
  totalCount?: number;
  /** 余白のないカードの中に置きます。 */
  flush?: boolean;
  /** 行を選んでいる間、絞り込みの代わりに出す `Toolbar`。今の条件は見えたままです。 */
  selectionBar?: ReactNode;
}

const listOrNone = (chosen: readonly string[]) => (chosen.length > 0 ? chosen : undefined);

/** Keyword, status, month or period of payment, payee, project and amount: what law asks stored papers to be found by. */
export function NoticeFilters(props: NoticeFiltersProps) {
  const { value, onValueChange, payees = [], projects = [], companies = [], totalCount } = props;
  const set = (change: Partial<NoticeFilterValue>) => onValueChange({ ...value, ...change });
  const month = monthOf(value);
  const now = useNow();
  const months = monthsAround(dayKey(now));
  // In a card the table's own tools stand in the same row.
  const Bar = props.flush ? Toolbar : "div";
  return (
    <Root data-flush={props.flush || undefined}>
      {props.selectionBar || (
        <Bar className="bar">
          <SearchField
            label="支払通知書を検索"
            placeholder="番号・支払先・案件"
            value={value.keyword ?? ""}
            onValueChange={(keyword) => set({ keyword: keyword || undefined })}
          />
          <div className="filters">
            <FilterMenu
              size="sm"
              label="ステータス"
              options={statusOptions}
              value={value.status ?? []}
              onChange={(next) => set({ status: listOrNone(next) })}
            />
            <FilterMenu
              size="sm"
              single
              label="支払月"
              options={months}
              value={month ? [month] : []}
              onChange={([next]) => set(next ? monthEnds(next) : { due_from: undefined, due_to: undefined })}
            />
            {companies.length > 0 && (
              <FilterMenu
                size="sm"
                label="企業"
                options={companies}
                value={value.company ?? []}
                onChange={(next) => set({ company: listOrNone(next) })}
              />
            )}
            {payees.length > 0 && (
              <FilterMenu
                size="sm"
                label="支払先"
                options={payees}
                value={value.payee ?? []}
                onChange={(next) => set({ payee: listOrNone(next) })}
              />
            )}
            {projects.length > 0 && (
              <FilterMenu
                size="sm"
                label="案件"
                options={projects}
                value={value.project ?? []}
                onChange={(next) => set({ project: listOrNone(next) })}
              />
            )}
            <AmountFilter
              min={value.amount_min}
              max={value.amount_max}
              onValueChange={({ min, max }) => set({ amount_min: min, amount_max: max })}
            />
            <PeriodFilter value={value} onValueChange={set} isMonth={month !== undefined} />
            <Popover
              label="ステータスの意味"
              trigger={<IconButton icon="help" size="sm" label="ステータスの意味" />}
            >
              <NoticeStatusLegend />
            </Popover>
          </div>
          <FoundCount totalCount={totalCount} />
        </Bar>
      )}
      <div className="applied">
        <AppliedFilters
          counted={false}
          items={noticeTags(
            value,
            { status: statusOptions, payee: payees, project: projects, company: companies },
            now,
          ).map(({ key, label, without }) => ({ key, label, onRemove: () => onValueChange(without) }))}
          onClear={() => onValueChange({ keyword: value.keyword })}
        />
      </div>
    </Root>
  );
}
