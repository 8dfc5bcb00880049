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
  /** 取り込めない行。読み込んだ分を渡します。 */
  rows: readonly ImportFailedRowLook[];
  /** 絞り込みに合う全部の行数。 */
  total: number;
  /** 列の見出し。ファイルの列の順です。 */
  headers: readonly string[];
  /** 列ごとの取込先。null なら取り込みません。 */
  mapping: readonly (string | null)[];
  /** 直したあと、まだ確かめていないセルの数。全部の行で数えます。 */
  pending: number;
  /** 確かめている間。 */
  checking?: boolean;
  /** 読み込み中。 */
  loading?: boolean;
  /** 直したセルを保存します。断られたら理由を見せ、入力はそのセルに残します。 */
  onFix: (fixes: readonly ImportFix[]) => Promise<void> | void;
  /** 直したセルとともに、全部の行を判定し直すとき。 */
  onCheck: () => void;
  /** 表の上に出すもの。行の絞り込みや、まとめて直す欄など。 */
  children?: ReactNode;
  /** 表の下に出すもの。次のページなど。 */
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
