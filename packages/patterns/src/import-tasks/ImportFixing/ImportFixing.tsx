import type { ImportFix } from "@tsumugi/contract";
import { Banner, Button, EmptyState } from "@tsumugi/ui";
import { DataTable } from "@tsumugi/ui/eager";
import { formatInteger } from "@tsumugi/ui/format";
import { usePhone } from "@tsumugi/ui/theme";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { FixCards } from "./FixCards.tsx";
import { columnsOf, type ImportFailedRowLook } from "./fixColumns.tsx";
import { useUnsavedCells } from "./useUnsavedCells.ts";

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-width: 0;
  & [data-wrong] {
    color: var(--tsu-danger-text);
    font-weight: 600;
  }
  & [data-fixed] {
    color: var(--tsu-success-text);
    font-weight: 600;
  }
`;

export interface ImportFixingProps {
  /** Rows that cannot be taken over, as far as they are loaded. */
  rows: readonly ImportFailedRowLook[];
  /** Of all that match the filter. */
  total: number;
  headers: readonly string[];
  /** One entry per column; null = not taken over. */
  mapping: readonly (string | null)[];
  /** Cells fixed and not judged yet, of all rows. */
  pending: number;
  checking?: boolean;
  loading?: boolean;
  /** Saves the cells. A rejection refuses them with its message; what was typed stays in the cell. */
  onFix: (fixes: readonly ImportFix[]) => Promise<void> | void;
  /** Judges all rows again, with the fixed cells. */
  onCheck: () => void;
  /** Above the table: what narrows the rows, and fixes many of them at once. */
  children?: ReactNode;
  /** Under the table: the next page. */
  more?: ReactNode;
}

/**
 * Rows that cannot be taken over, fixed in place like in a spreadsheet: edit, paste, fill, undo. The file stays as it is.
 * On a phone each row is a card, with the reason and the field that fixes it together.
 */
export function ImportFixing(props: ImportFixingProps) {
  const { rows, total, pending, checking = false, loading = false, onFix, onCheck, children } = props;
  const isPhone = usePhone();
  const { unsaved, ...cells } = useUnsavedCells(rows);
  return (
    <Root>
      {pending > 0 ? (
        <Banner
          tone="info"
          title={`${formatInteger(pending)}か所を直しました（まだ確かめていません）`}
          actions={
            <Button size="sm" variant="primary" loading={checking} onClick={onCheck}>
              直した行を確かめる
            </Button>
          }
        >
          直した内容は保存してあります。元のファイルは変わりません。
        </Banner>
      ) : (
        <p className="tsu-muted">
          {isPhone
            ? "直した欄は、離れたときに保存します。元のファイルは変わりません。"
            : "セルを選んで Enter キーで直せます。Excel からの貼り付けもできます。元のファイルは変わりません。"}
        </p>
      )}
      {!isPhone && unsaved > 0 && (
        <Banner tone="warning" title={`${formatInteger(unsaved)}か所は、まだ保存できていません`}>
          画面を縦向きに戻すと、入力した内容がその欄に残っています。通信を確かめて、保存し直してください。
        </Banner>
      )}
      {children}
      {rows.length === 0 && !loading ? (
        <EmptyState kind="noMatch" compact title="条件に合うエラーの行はありません">
          理由か検索の言葉を変えてください。
        </EmptyState>
      ) : isPhone ? (
        <FixCards {...props} {...cells} />
      ) : (
        <DataTable
          label="エラーの行"
          columns={columnsOf(props)}
          rows={rows}
          totalCount={total}
          loading={loading}
          rowKey={({ row }) => String(row)}
          rowLabel={({ row }) => `${row}行目`}
          maxHeight={460}
          onEdit={async (edits) =>
            onFix(
              edits.map(({ rowKey, columnKey, value }) => ({
                row: Number(rowKey),
                column: Number(columnKey),
                value: String(value ?? ""),
              })),
            )
          }
        />
      )}
      {props.more}
    </Root>
  );
}
