import { styled } from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { formatInteger } from "../../../format/format.ts";
import { columnsOf, type ImportFailedRowLook, type ImportFixLook } from "./mendingColumns.tsx";

const Root = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; min-width: 0;
  & [data-wrong] { color: var(--tsu-danger-text); font-weight: 600; }
  & [data-mended] { color: var(--tsu-success-text); font-weight: 600; }
`;

export interface ImportMendingProps {
  /** The first rows that cannot be taken over. */
  rows: readonly ImportFailedRowLook[];
  /** Of all. */
  total: number;
  headers: readonly string[];
  /** One entry per column; null = not taken over. */
  mapping: readonly (string | null)[];
  /** Cells mended and not judged yet. */
  pending: readonly ImportFixLook[];
  checking?: boolean;
  onFix: (fixes: readonly ImportFixLook[]) => void;
  /** Judges all rows again, with the mended cells. */
  onCheck: () => void;
}

/** Rows that cannot be taken over, mended in place like in a spreadsheet: edit, paste, fill, undo. The file stays as it is. */
export function ImportMending(props: ImportMendingProps) {
  const { rows, total, pending, checking = false, onFix, onCheck } = props;
  if (rows.length === 0) {
    return (
      <EmptyState kind="done" compact title="エラーの行はありません">
        すべての行を取り込めます。
      </EmptyState>
    );
  }
  return (
    <Root>
      {pending.length > 0 ? (
        <Banner
          tone="info"
          title={`${formatInteger(pending.length)}か所を直しました（まだ確かめていません）`}
          actions={
            <Button size="sm" variant="primary" loading={checking} onClick={onCheck}>
              直した行を確かめる
            </Button>
          }
        >
          元のファイルは変わりません。
        </Banner>
      ) : (
        <p className="tsu-muted">
          セルを選んで Enter キーで直せます。Excel からの貼り付けもできます。元のファイルは変わりません。
          {rows.length < total &&
            `全${formatInteger(total)}行のうち、最初の${formatInteger(rows.length)}行です。`}
        </p>
      )}
      <DataTable
        label="エラーの行"
        columns={columnsOf(props)}
        rows={rows}
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
    </Root>
  );
}
