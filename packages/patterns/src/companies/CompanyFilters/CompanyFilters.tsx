import { SearchField } from "@tsumugi/ui";
import { styled } from "styled-components";
import { type AppliedFilter, AppliedFilters } from "../../shared/AppliedFilters.tsx";
import { FilterMenu } from "../../shared/FilterMenu.tsx";
import { FoundCount } from "../../shared/FoundCount.tsx";
import type { OptionLook } from "../../shared/types.ts";
import { companySignOptions, contractStateOptions, planOptions } from "../companies.types.ts";

const Root = styled.div`
  display: grid;
  min-width: 0;
  & > .applied:has(li) {
    margin-top: 10px;
  }
  & > .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  & > .bar > [data-active] {
    border-color: var(--tsu-brand-text);
    background: var(--tsu-brand-soft);
    color: var(--tsu-brand-text);
  }
`;

/** Each is absent when it does not filter. */
export interface CompanyFilterValue {
  /** 企業の名前とメンバーのアドレスに含まれる文字。 */
  keyword?: string;
  /** 契約のプラン。いくつでも選べます。 */
  plan?: readonly string[];
  /** 契約の状態。いくつでも選べます。 */
  contract_state?: readonly string[];
  /** 声をかけたほうがよいしるし。いくつでも選べます。 */
  sign?: readonly string[];
  /** true なら、削除済みでまだ消去していない企業だけを見ます。 */
  deleted?: boolean;
}

export interface CompanyFiltersProps {
  /** いまの絞り込み。項目がなければ、その項目では絞り込みません。 */
  value: CompanyFilterValue;
  /** 次の値の全体を渡して呼びます。外した項目は undefined です。 */
  onValueChange: (next: CompanyFilterValue) => void;
  /** 条件に合う企業の数。わかるまでは undefined。 */
  totalCount?: number;
}

type ListKey = "plan" | "contract_state" | "sign";

const deletedOptions = [{ value: "true", label: "削除済み" }];

/** Keyword, plan, state of the contract, signs, and the deleted ones, for the bar above `CompanyTable`. */
export function CompanyFilters({ value, onValueChange, totalCount }: CompanyFiltersProps) {
  const set = (change: Partial<CompanyFilterValue>) => onValueChange({ ...value, ...change });
  const setList = (key: ListKey, next: readonly string[]) =>
    set({ [key]: next.length > 0 ? next : undefined });
  const tags = (key: ListKey, options: readonly OptionLook[]): AppliedFilter[] =>
    options
      .filter((option) => value[key]?.includes(option.value))
      .map((option) => ({
        key: `${key}/${option.value}`,
        label: option.label,
        onRemove: () =>
          setList(
            key,
            (value[key] ?? []).filter((one) => one !== option.value),
          ),
      }));
  const items: AppliedFilter[] = [
    ...(value.keyword
      ? [{ key: "keyword", label: `「${value.keyword}」`, onRemove: () => set({ keyword: undefined }) }]
      : []),
    ...tags("contract_state", contractStateOptions),
    ...tags("plan", planOptions),
    ...tags("sign", companySignOptions),
    ...(value.deleted
      ? [{ key: "deleted", label: "削除済み", onRemove: () => set({ deleted: undefined }) }]
      : []),
  ];
  return (
    <Root>
      <div className="bar">
        <SearchField
          label="企業を検索"
          placeholder="企業名・メール"
          value={value.keyword ?? ""}
          onValueChange={(keyword) => set({ keyword: keyword || undefined })}
        />
        <FilterMenu
          label="契約"
          options={contractStateOptions}
          value={value.contract_state ?? []}
          onChange={(next) => setList("contract_state", next)}
        />
        <FilterMenu
          label="プラン"
          options={planOptions}
          value={value.plan ?? []}
          onChange={(next) => setList("plan", next)}
        />
        <FilterMenu
          label="しるし"
          options={companySignOptions}
          value={value.sign ?? []}
          onChange={(next) => setList("sign", next)}
        />
        <FilterMenu
          single
          label="表示"
          options={deletedOptions}
          value={value.deleted ? ["true"] : []}
          onChange={([next]) => set({ deleted: next ? true : undefined })}
        />
        <FoundCount totalCount={totalCount} unit="社" />
      </div>
      <div className="applied">
        <AppliedFilters counted={false} items={items} onClear={() => onValueChange({})} />
      </div>
    </Root>
  );
}
