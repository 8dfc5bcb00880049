import type { ImportErrorKind } from "@tsumugi/contract";
import { SearchField, Select } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { styled } from "styled-components";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  & > :has(> select) {
    flex: 0 1 420px;
    min-width: 0;
    & > select {
      width: 100%;
      max-width: none;
      text-overflow: ellipsis;
    }
  }
  & > .found {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 640px) {
    & > * {
      flex: 1 1 100%;
    }
  }
`;

export interface ImportRowFilterLook {
  /** 理由の鍵。undefined ならすべての理由です。 */
  error?: string;
  /** セルに含まれる文字。 */
  keyword?: string;
}

export interface ImportRowFilterProps {
  /** 行がエラーになる理由。多い順に渡します。 */
  kinds: readonly ImportErrorKind[];
  /** いまの絞り込み。 */
  filter: ImportRowFilterLook;
  /** 次の値の全体を渡して呼びます。外した項目は undefined です。 */
  onFilterChange: (filter: ImportRowFilterLook) => void;
  /** 条件に合う行数。わかってから渡し、絞り込んでいるときだけ出します。 */
  found?: number;
  /** 項目のコードから名前を返します。既定はコードのままです。 */
  fieldLabel?: (field: string) => string;
}

/** Narrows the failed rows by their reason and by words in their cells. */
export function ImportRowFilter(props: ImportRowFilterProps) {
  const { kinds, filter, onFilterChange, found, fieldLabel = (field) => field } = props;
  const options = kinds.map(({ key, field, message, rows }) => ({
    value: key,
    label: `${field ? `${fieldLabel(field)}: ` : ""}${message}（${formatInteger(rows)}行）`,
  }));
  return (
    <Root>
      <Select
        aria-label="理由で絞り込む"
        placeholder="すべての理由"
        options={options}
        value={filter.error ?? ""}
        onChange={({ target }) => onFilterChange({ ...filter, error: target.value || undefined })}
      />
      <SearchField
        label="エラーの行を検索"
        value={filter.keyword ?? ""}
        onValueChange={(keyword) => onFilterChange({ ...filter, keyword: keyword || undefined })}
      />
      {found !== undefined && (filter.error || filter.keyword) && (
        <span className="found" role="status">
          {formatInteger(found)}行
        </span>
      )}
    </Root>
  );
}
