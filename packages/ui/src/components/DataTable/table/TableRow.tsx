import { memo } from "react";
import { useWord } from "../../../words/useWord.ts";
import { type CellEdit, type CellEdits, withEdits } from "../edit/cellEdits.ts";
import { useStore } from "../useStore.ts";
import type { DataTableColumn } from "./columns.ts";
import type { ColumnPiece } from "./columnWindow.ts";

export interface TableRowProps<Row> {
  row: Row;
  rowKey: string;
  /** 1-based position in the whole table; 1 is the header. */
  rowIndex: number;
  /** Whether the page was opened for this row. */
  isTarget: boolean;
  rowLabel: string;
  columns: readonly DataTableColumn<Row>[];
  /** What is drawn of a row with many columns; undefined: all of them. */
  pieces?: readonly ColumnPiece[];
  hasSelection: boolean;
  /** Where it was when the table was rendered; a change updates the DOM without rendering the row again. */
  isSelected: boolean;
  isGrid: boolean;
  /** Present if the table is editable: the row shows its unsaved edits. */
  edits?: CellEdits;
}

const editWords = {
  pending: "（保存中）",
  saved: "（保存しました）",
  failed: "（保存できていません）",
} as const;

function EditMark({ edit }: { edit: CellEdit }) {
  const word = useWord();
  return edit.state === "kept" ? null : <span className="tsu-hidden">{word(editWords[edit.state])}</span>;
}

const noEdits = () => () => {};

/** One row; rendered again only when its data, its columns or its own edits change. */
function TableRowInner<Row>(props: TableRowProps<Row>) {
  const word = useWord();
  const { row, rowKey, rowIndex, rowLabel, columns, pieces, hasSelection, isSelected, isGrid } = props;
  const edits = useStore(props.edits?.subscribe ?? noEdits, () => props.edits?.of(rowKey));
  const shown = withEdits(row, columns, edits);
  const draw = (column: DataTableColumn<Row> | undefined, index: number) => {
    if (!column) return null;
    const edit = edits?.get(column.key);
    const colIndex = pieces && index + (hasSelection ? 2 : 1);
    // There are always two children, because React would replace a lone text together with the field in the cell.
    const content = edit?.text ?? column.cell(shown);
    const mark = edit ? <EditMark edit={edit} /> : null;
    return index === 0 ? (
      <th
        key={column.key}
        scope="row"
        className="key"
        aria-colindex={colIndex}
        data-align={column.align}
        data-edit={edit?.state}
      >
        {content}
        {mark}
        {props.isTarget && <span className="tsu-hidden">{word("（リンクから開いた行）")}</span>}
      </th>
    ) : (
      <td
        key={column.key}
        aria-colindex={colIndex}
        data-align={column.align}
        data-wrap={column.wrap}
        data-tone={column.tone}
        data-edit={edit?.state}
        data-editable={column.editor && true}
      >
        {content}
        {mark}
      </td>
    );
  };
  return (
    <tr
      aria-rowindex={rowIndex}
      aria-selected={isGrid && hasSelection ? isSelected : undefined}
      data-selected={isSelected || undefined}
      data-key={rowKey}
      aria-current={props.isTarget || undefined}
    >
      {hasSelection && (
        <td className="check" aria-colindex={pieces && 1}>
          <input
            type="checkbox"
            className="tsu-box"
            aria-label={word("{name}を選択", { name: rowLabel })}
            defaultChecked={isSelected}
            tabIndex={isGrid ? -1 : undefined}
          />
        </td>
      )}
      {pieces
        ? pieces.map((piece) =>
            typeof piece === "number" ? (
              draw(columns[piece], piece)
            ) : (
              // Named by its neighbour, so that React never moves the cells beside it: a moved cell loses the focus.
              <td
                key={`after ${columns[piece.after]?.key}`}
                className="away"
                colSpan={piece.count}
                aria-hidden="true"
              />
            ),
          )
        : columns.map(draw)}
    </tr>
  );
}

export const TableRow = memo(TableRowInner) as typeof TableRowInner;
