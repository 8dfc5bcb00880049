import { memo } from "react";
import { useWord } from "../../../words/useWord.ts";
import { Checkbox } from "../../Checkbox/Checkbox.tsx";
import { Icon } from "../../Icon/Icon.tsx";
import { ariaSort, type DataTableColumn, nextSort } from "./columns.ts";
import type { Selection } from "./selection.ts";
import { usePageSelection } from "./useSelection.ts";

export interface TableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort?: string;
  onSortChange?: (sort: string | undefined) => void;
  selection?: Selection;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  isGrid: boolean;
  /** Whether the rows draw only the columns in view. */
  isWide: boolean;
}

const handledByTable = () => {};

function PageCheckbox<Row>(props: {
  selection: Selection;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}) {
  const word = useWord();
  const state = usePageSelection(props.selection, props.rows, props.rowKey);
  return (
    <Checkbox
      aria-label={word("表示中の行をすべて選択")}
      checked={state === "all"}
      indeterminate={state === "some"}
      disabled={props.rows.length === 0}
      onChange={handledByTable}
    />
  );
}

/** The column headers: a press sorts, dragging the edge resizes. */
function TableHeadInner<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, onSortChange, selection, isGrid } = props;
  const isNumbered = isGrid || props.isWide;
  const offset = selection ? 2 : 1;
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <td className="check" aria-colindex={isNumbered ? 1 : undefined}>
            <PageCheckbox selection={selection} rows={props.rows} rowKey={props.rowKey} />
          </td>
        )}
        {columns.map((column, index) => {
          const { sortKey } = column;
          const state = sortKey ? ariaSort(sort, sortKey) : undefined;
          return (
            <th
              key={column.key}
              scope="col"
              className={index === 0 ? "key" : undefined}
              data-align={column.align}
              data-tone={column.tone}
              aria-sort={state}
              aria-colindex={isNumbered ? index + offset : undefined}
            >
              {sortKey && onSortChange ? (
                <button type="button" onClick={() => onSortChange(nextSort(sort, sortKey))}>
                  {column.header}
                  <Icon
                    name={state === "none" ? "sort" : state === "ascending" ? "chevronUp" : "chevronDown"}
                    size={14}
                  />
                </button>
              ) : (
                column.header
              )}
              {isGrid && <span className="resize" aria-hidden="true" />}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** Rendered again only for its own props: scrolling sideways renders the table around it. */
export const TableHead = memo(TableHeadInner) as typeof TableHeadInner;
