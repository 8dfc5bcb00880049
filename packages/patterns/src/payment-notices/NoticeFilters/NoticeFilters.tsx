import { noticeStatuses } from "@tsumugi/contract";
import { Button, DateRangeField, Popover, SearchField } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dayKey } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { AppliedFilters } from "../../shared/AppliedFilters.tsx";
import { FilterMenu } from "../../shared/FilterMenu.tsx";
import type { OptionLook } from "../../shared/types.ts";
import { noticeStatusLook } from "../NoticeBadge/noticeStatus.ts";
import { NoticeStatusLegend } from "../NoticeStatusLegend/NoticeStatusLegend.tsx";
import { AmountFilter } from "./AmountFilter.tsx";
import { monthEnds, monthOf, monthsAround, type NoticeFilterValue, noticeTags } from "./noticeFilterValue.ts";

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  /* As the bars of a card without padding. */
  &[data-flush] {
    gap: 0;
    & > .bar {
      padding: 10px 16px;
    }
    & > .applied {
      padding: 0 16px 10px;
    }
    @media (max-width: 640px) {
      & > .bar,
      & > .applied {
        padding-inline: 12px;
      }
    }
  }
  & > .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  /* Two periods stand side by side: each says which it is. */
  & > .bar > .period {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & > .bar > [data-active] {
    border-color: var(--tsu-brand-text);
    background: var(--tsu-brand-soft);
    color: var(--tsu-brand-text);
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
  const months = monthsAround(dayKey(useNow()));
  return (
    <Root data-flush={props.flush || undefined}>
      {props.selectionBar || (
        <div className="bar">
          <SearchField
            label="支払通知書を検索"
            placeholder="番号・支払先・案件"
            value={value.keyword ?? ""}
            onValueChange={(keyword) => set({ keyword: keyword || undefined })}
          />
          <FilterMenu
            label="ステータス"
            options={statusOptions}
            value={value.status ?? []}
            onChange={(next) => set({ status: listOrNone(next) })}
          />
          <Button
            data-active={value.refused || undefined}
            aria-pressed={value.refused ?? false}
            onClick={() => set({ refused: value.refused ? undefined : true })}
          >
            振込不能
          </Button>
          <FilterMenu
            single
            label="支払月"
            options={months}
            value={month ? [month] : []}
            onChange={([next]) => set(next ? monthEnds(next) : { due_from: undefined, due_to: undefined })}
          />
          {companies.length > 0 && (
            <FilterMenu
              label="企業"
              options={companies}
              value={value.company ?? []}
              onChange={(next) => set({ company: listOrNone(next) })}
            />
          )}
          {payees.length > 0 && (
            <FilterMenu
              label="支払先"
              options={payees}
              value={value.payee ?? []}
              onChange={(next) => set({ payee: listOrNone(next) })}
            />
          )}
          {projects.length > 0 && (
            <FilterMenu
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
          <span className="period">
            <span aria-hidden="true">支払期日</span>
            <DateRangeField
              label="支払期日"
              presets={[]}
              value={{ from: value.due_from ?? null, to: value.due_to ?? null }}
              onValueChange={({ from, to }) => set({ due_from: from ?? undefined, due_to: to ?? undefined })}
            />
          </span>
          <span className="period">
            <span aria-hidden="true">取引日</span>
            <DateRangeField
              label="取引日"
              presets={[]}
              value={{ from: value.transaction_from ?? null, to: value.transaction_to ?? null }}
              onValueChange={({ from, to }) =>
                set({ transaction_from: from ?? undefined, transaction_to: to ?? undefined })
              }
            />
          </span>
          <Popover
            label="ステータスの意味"
            trigger={
              <Button variant="ghost" icon="help">
                ステータスの意味
              </Button>
            }
          >
            <NoticeStatusLegend />
          </Popover>
        </div>
      )}
      <div className="applied">
        <AppliedFilters
          totalCount={totalCount}
          items={noticeTags(value, {
            status: statusOptions,
            payee: payees,
            project: projects,
            company: companies,
          }).map(({ key, label, without }) => ({ key, label, onRemove: () => onValueChange(without) }))}
          onClear={() => onValueChange({ keyword: value.keyword })}
        />
      </div>
    </Root>
  );
}
