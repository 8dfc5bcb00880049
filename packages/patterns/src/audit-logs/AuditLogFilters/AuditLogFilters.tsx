import { AUDIT_OPERATORS, type AuditGroup, auditGroupLabels } from "@tsumugi/contract";
import { Button, DateRangeField, SearchField } from "@tsumugi/ui";
import { styled } from "styled-components";
import { FilterMenu } from "../../shared/FilterMenu.tsx";
import { optionsOf } from "../../shared/optionsOf.ts";
import type { OptionLook } from "../../shared/types.ts";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  & > search {
    flex: 1 1 180px;
    max-width: 320px;
  }
  & > .period {
    flex: 0 1 auto;
  }
  & > [aria-pressed="true"] {
    border-color: var(--tsu-brand-text);
    background: var(--tsu-brand-soft);
    color: var(--tsu-brand-text);
  }
`;

/** Each is absent when it does not filter. */
export interface AuditLogFilterValue {
  /** 期間の初めの日。`YYYY-MM-DD`。 */
  from?: string | undefined;
  /** 期間の終わりの日。`YYYY-MM-DD`。 */
  to?: string | undefined;
  /** 操作した人の uid か、運営を表す `AUDIT_OPERATORS`。 */
  actor?: string | undefined;
  /** 操作した人の名前に含まれる文字。 */
  actor_name?: string | undefined;
  /** 操作の区分。いくつでも選べます。 */
  group?: readonly AuditGroup[] | undefined;
  /** 操作の対象の名前に含まれる文字。 */
  keyword?: string | undefined;
  /** 企業の uid。 */
  company_uid?: string | undefined;
}

export interface AuditLogFiltersProps {
  /** いまの絞り込み。項目がなければ、その項目では絞り込みません。 */
  value: AuditLogFilterValue;
  /** 変わった項目だけを渡して呼びます。外した項目は undefined です。 */
  onValueChange: (change: AuditLogFilterValue) => void;
  /** 操作した人の選択肢。渡さなければ出しません。すべての企業を見るときは渡しません。 */
  people?: readonly OptionLook[];
  /** 操作した人の名前で検索する欄を出します。`people` に全員を並べられないときに、その代わりに使います。 */
  hasPersonSearch?: boolean;
  /** 企業の選択肢。すべての企業を見る運営の画面だけで渡します。 */
  companies?: readonly OptionLook[];
}

const groups = optionsOf(auditGroupLabels);

/** Keyword, period, group of actions, person and company of the audit log. */
export function AuditLogFilters({
  value,
  onValueChange,
  people,
  hasPersonSearch = false,
  companies,
}: AuditLogFiltersProps) {
  const isOfOperators = value.actor === AUDIT_OPERATORS;
  const one = (text: string | undefined) => (text ? [text] : []);
  return (
    <Root>
      <SearchField
        label="対象の名前で検索"
        placeholder="対象の名前"
        value={value.keyword ?? ""}
        onValueChange={(keyword) => onValueChange({ keyword: keyword || undefined })}
      />
      {hasPersonSearch && (
        <SearchField
          label="操作した人の名前で検索"
          placeholder="操作した人の名前"
          value={value.actor_name ?? ""}
          onValueChange={(actor_name) => onValueChange({ actor_name: actor_name || undefined })}
        />
      )}
      {companies && (
        <FilterMenu
          single
          label="企業"
          options={companies}
          value={one(value.company_uid)}
          onChange={([company_uid]) => onValueChange({ company_uid })}
        />
      )}
      <DateRangeField
        className="period"
        label="期間"
        value={{ from: value.from ?? null, to: value.to ?? null }}
        onValueChange={({ from, to }) => onValueChange({ from: from ?? undefined, to: to ?? undefined })}
      />
      <FilterMenu
        label="区分"
        options={groups}
        value={value.group ?? []}
        onChange={(next) => onValueChange({ group: next.length > 0 ? (next as AuditGroup[]) : undefined })}
      />
      {people && (
        <FilterMenu
          single
          label="操作した人"
          options={[{ value: AUDIT_OPERATORS, label: "ツムギ運営" }, ...people]}
          value={one(value.actor)}
          onChange={([actor]) => onValueChange({ actor })}
        />
      )}
      {hasPersonSearch && !people && (
        <Button
          aria-pressed={isOfOperators}
          onClick={() => onValueChange({ actor: isOfOperators ? undefined : AUDIT_OPERATORS })}
        >
          運営の操作だけ
        </Button>
      )}
    </Root>
  );
}
