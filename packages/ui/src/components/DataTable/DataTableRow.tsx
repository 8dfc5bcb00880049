import { memo, useSyncExternalStore } from "react";
import { type CellEdit, type CellEdits, type RowEdits, withEdits } from "./cellEdits.ts";
import type { DataTableColumn } from "./columns.ts";
import type { Selection } from "./selection.ts";

export interface DataTableRowProps<Row> {
  row: Row;
  rowKey: string;
  /** Place in the whole table, header included (1 = header). */
  rowIndex: number;
  rowLabel: string;
  columns: readonly DataTableColumn<Row>[];
  selection?: Selection;
  isGrid: boolean;
  /** Present where the table takes edits: the row shows what is being saved. */
  edits?: CellEdits;
}

const editWords = {
  pending: "保存中",
  saved: "保存しました",
  kept: "",
  failed: "保存できていません",
} as const;

function EditMark({ edit }: { edit: CellEdit }) {
  return edit.state === "kept" ? null : <span className="tsu-hidden">{`（${editWords[edit.state]}）`}</span>;
}

function Line<Row>({
  row,
  rowKey,
  rowIndex,
  rowLabel,
  columns,
  selection,
  isGrid,
  edits,
}: Omit<DataTableRowProps<Row>, "edits"> & { edits?: RowEdits }) {
  // Read once: later changes are painted without drawing the row again.
  const isSelected = selection?.has(rowKey);
  const shown = withEdits(row, columns, edits);
  return (
    <tr
      aria-rowindex={rowIndex}
      aria-selected={isGrid ? isSelected : undefined}
      data-selected={isSelected || undefined}
      data-key={rowKey}
    >
      {selection && (
        <td className="check">
          <input
            type="checkbox"
            className="tsu-box"
            aria-label={`${rowLabel}を選択`}
            defaultChecked={isSelected}
            tabIndex={isGrid ? -1 : undefined}
          />
        </td>
      )}
      {columns.map((column, index) => {
        const edit = edits?.get(column.key);
        const content = edit?.text ?? column.cell(shown);
        const body = column.editor ? (
          // In a box of its own: the cell also holds the field, which React must not sweep away.
          <span className="value">
            {content}
            {edit && <EditMark edit={edit} />}
          </span>
        ) : (
          content
        );
        return index === 0 ? (
          <th key={column.key} scope="row" className="key" data-align={column.align} data-edit={edit?.state}>
            {body}
          </th>
        ) : (
          <td
            key={column.key}
            data-align={column.align}
            data-wrap={column.wrap}
            data-edit={edit?.state}
            data-editable={column.editor && true}
          >
            {body}
          </td>
        );
      })}
    </tr>
  );
}

function EditedLine<Row>({ edits, ...rest }: DataTableRowProps<Row> & { edits: CellEdits }) {
  const own = useSyncExternalStore(edits.subscribe, () => edits.of(rest.rowKey));
  return <Line {...rest} edits={own} />;
}

/** One row; drawn again only when its data, its columns or its own edits change. */
function DataTableRowInner<Row>({ edits, ...rest }: DataTableRowProps<Row>) {
  return edits ? <EditedLine {...rest} edits={edits} /> : <Line {...rest} />;
}

export const DataTableRow = memo(DataTableRowInner) as typeof DataTableRowInner;
