import { AUDIT_OPERATORS, type AuditGroup, auditGroupLabels } from "@tsumugi/contract";
import { DateRangeField, SearchField } from "@tsumugi/ui";
import { styled } from "styled-components";
import { FilterMenu } from "../../shared/FilterMenu.tsx";
import { optionsOf } from "../../shared/optionsOf.ts";
import type { OptionLook } from "../../shared/types.ts";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  & > .period {
    flex: 0 1 auto;
  }
`;

/** Each is absent when it does not filter. */
export interface AuditLogFilterValue {
  from?: string | undefined;
  to?: string | undefined;
  /** A person's uid, or the operators. */
  actor?: string | undefined;
  /** In the name of who did it. */
  actor_name?: string | undefined;
  group?: readonly AuditGroup[] | undefined;
  keyword?: string | undefined;
  company_uid?: string | undefined;
}

export interface AuditLogFiltersProps {
  value: AuditLogFilterValue;
  /** What changes; a filter set to nothing is undefined. */
  onValueChange: (change: AuditLogFilterValue) => void;
  /** Absent: no choice of a person, as over all companies. */
  people?: readonly OptionLook[];
  /** A field for the name of who did it, where `people` cannot list everybody. */
  hasPersonSearch?: boolean;
  /** For operators, who see all companies. */
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
      {companies && (
        <FilterMenu
          single
          label="企業"
          options={companies}
          value={one(value.company_uid)}
          onChange={([company_uid]) => onValueChange({ company_uid })}
        />
      )}
    </Root>
  );
}
