import type { ImportPreviewRow } from "@tsumugi/contract";
import { type DataTableColumn, EmptyState, Missing } from "@tsumugi/ui";
import { DataTable } from "@tsumugi/ui/eager";
import { formatInteger } from "@tsumugi/ui/format";
import { usePhone } from "@tsumugi/ui/theme";
import { styled } from "styled-components";
import { ChangeCards } from "./ChangeCards.tsx";

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-width: 0;
  & del {
    color: var(--tsu-text-muted);
    text-decoration-color: var(--tsu-danger-text);
  }
  & ins {
    padding: 1px 5px;
    border-radius: var(--tsu-radius-sm);
    background: var(--tsu-success-soft);
    color: var(--tsu-success-text);
    font-weight: 600;
    text-decoration: none;
    box-decoration-break: clone;
  }
`;

export interface ImportChangesProps {
  /** 新規・更新・重複のどの行か。 */
  kind: "created" | "updated" | "skipped";
  /** 最初の行だけを渡します。 */
  rows: readonly ImportPreviewRow[];
  /** 全部の行数。 */
  total: number;
  /** 項目のコードから名前を返します。既定はコードのままです。 */
  fieldLabel?: (field: string) => string;
}

type Line = ImportPreviewRow & { field?: string; before?: string; after?: string };

const names = { created: "新規の行", updated: "更新の行", skipped: "重複の行" } as const;
const emptyTexts = {
  created: "新しく登録する行はありません",
  updated: "登録済みの内容が変わる行はありません",
  skipped: "重複する行はありません",
} as const;

/** A line per cell: which one, from what, to what. A new row whose cells are stored as typed has one line too. */
const linesOf = ({ rows }: ImportChangesProps): readonly Line[] =>
  rows.flatMap((row): Line[] =>
    row.changes.length > 0 ? row.changes.map((change) => ({ ...row, ...change })) : [row],
  );

const columnNames = {
  created: { before: "ファイルの内容", after: "登録する内容" },
  updated: { before: "いまの内容", after: "取込後の内容" },
} as const;

function columnsOf({ kind, fieldLabel = (field) => field }: ImportChangesProps): DataTableColumn<Line>[] {
  const first: DataTableColumn<Line>[] = [
    { key: "row", header: "行", width: 80, align: "end", cell: ({ row }) => formatInteger(row) },
    {
      key: "name",
      header: "表示名",
      width: 180,
      title: ({ name }) => name,
      cell: ({ name }) => name,
    },
  ];
  if (kind === "skipped") {
    return [
      ...first,
      { key: "reason", header: "取り込まない理由", wrap: true, width: 420, cell: ({ reason }) => reason },
    ];
  }
  return [
    ...first,
    {
      key: "field",
      header: "項目",
      width: 200,
      cell: ({ field }) => (field ? fieldLabel(field) : <span className="tsu-muted">ファイルのとおり</span>),
    },
    {
      key: "before",
      header: columnNames[kind].before,
      width: 240,
      wrap: true,
      cell: ({ field, before }) => field && (before ? <del>{before}</del> : <Missing label="空" />),
    },
    {
      key: "after",
      header: columnNames[kind].after,
      width: 240,
      wrap: true,
      cell: ({ field, after }) => field && (after ? <ins>{after}</ins> : <Missing label="空" />),
    },
  ];
}

/** Rows of a dry run that are taken over or left out, with what becomes of each. */
export function ImportChanges(props: ImportChangesProps) {
  const { kind, rows, total } = props;
  const isPhone = usePhone();
  if (rows.length === 0) return <EmptyState compact title={emptyTexts[kind]} />;
  return (
    <Root>
      {rows.length < total && (
        <p className="tsu-muted">
          全{formatInteger(total)}行のうち、最初の{formatInteger(rows.length)}行です。
        </p>
      )}
      {isPhone ? (
        <ChangeCards {...props} label={names[kind]} />
      ) : (
        <DataTable
          label={names[kind]}
          mode="table"
          columns={columnsOf(props)}
          rows={linesOf(props)}
          rowKey={({ row, field = "" }) => `${row}/${field}`}
          maxHeight={460}
        />
      )}
    </Root>
  );
}
