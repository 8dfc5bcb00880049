import { memo, useSyncExternalStore } from "react";
import { type CellEdit, type CellEdits, withEdits } from "./cellEdits.ts";
import type { DataTableColumn } from "./columns.ts";
import type { Selection } from "./selection.ts";

export interface DataTableRowProps<Row> {
  row: Row;
  rowKey: string;
  /** Place in the whole table, header included (1 = header). */
  rowIndex: number;
  /** The page was opened for this row. */
  isTarget: boolean;
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

const noEdits = () => () => {};

/** One row; drawn again only when its data, its columns or its own edits change. */
function DataTableRowInner<Row>(props: DataTableRowProps<Row>) {
  const { row, rowKey, rowIndex, rowLabel, columns, selection, isGrid } = props;
  const edits = useSyncExternalStore(props.edits?.subscribe ?? noEdits, () => props.edits?.of(rowKey));
  // Read once: later changes are painted without drawing the row again.
  const isSelected = selection?.has(rowKey);
  const shown = withEdits(row, columns, edits);
  return (
    <tr
      aria-rowindex={rowIndex}
      aria-selected={isGrid ? isSelected : undefined}
      data-selected={isSelected || undefined}
      data-key={rowKey}
      aria-current={props.isTarget || undefined}
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
        // Two children even without a mark: a lone text would be written over the field that waits in the cell.
        const content = edit?.text ?? column.cell(shown);
        const mark = edit ? <EditMark edit={edit} /> : null;
        return index === 0 ? (
          <th key={column.key} scope="row" className="key" data-align={column.align} data-edit={edit?.state}>
            {content}
            {mark}
            {props.isTarget && <span className="tsu-hidden">（リンクから開いた行）</span>}
          </th>
        ) : (
          <td
            key={column.key}
            data-align={column.align}
            data-wrap={column.wrap}
            data-edit={edit?.state}
            data-editable={column.editor && true}
          >
            {content}
            {mark}
          </td>
        );
      })}
    </tr>
  );
}

export const DataTableRow = memo(DataTableRowInner) as typeof DataTableRowInner;
