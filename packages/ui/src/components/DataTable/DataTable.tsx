import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { ClockContext } from "../../format/clock.ts";
import { dayKey } from "../../format/format.ts";
import type { DataTableColumn } from "./columns.ts";
import { DataTableFrame, DataTableRoot } from "./DataTable.styles.ts";
import { DataTableBody } from "./DataTableBody.tsx";
import { DataTableColumnSettings } from "./DataTableColumnSettings.tsx";
import { DataTableHead } from "./DataTableHead.tsx";
import { DataTableSelectionBar } from "./DataTableSelectionBar.tsx";
import { DataTableNote, DataTableTip } from "./DataTableTip.tsx";
import type { DataTableLayout } from "./layout.ts";
import type { Selection } from "./selection.ts";
import type { OnEdit } from "./sheet.types.ts";
import { useGrid } from "./useGrid.ts";
import { usePaintedSelection } from "./usePaintedSelection.ts";
import { useTableColumns, useTableLayout } from "./useTableColumns.ts";

/** Above this many rows only those in view are mounted. */
const VIRTUAL_FROM = 100;

export interface DataTableProps<Row> {
  /** Name of the table, read aloud. */
  label: string;
  /** The first one names the row: it stays in view, first and shown. */
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  /** Stable name of a row: focus, selection and edits are kept under it. */
  rowKey: (row: Row) => string;
  /** Names a row for its checkbox. */
  rowLabel?: (row: Row) => string;
  /** `field` or `-field`, from the URL. */
  sort?: string;
  onSortChange?: (sort: string | undefined) => void;
  selection?: Selection;
  /** Offers 「条件に合う1,234件すべてを選択」 once the loaded rows are chosen. Read it by `selection.state()`. */
  selectAllMatching?: boolean;
  /** Rows that match in all, when more exist than are loaded. */
  totalCount?: number;
  /** First load: shows placeholders. With rows present they stay, and a thread runs under the header. */
  loading?: boolean;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
  /** px at the usual density; less where the density is compact. Default 48. */
  rowHeight?: number;
  /** Height at which the table scrolls in itself. */
  maxHeight?: CSSProperties["maxHeight"];
  /** Saves edits of the columns that have an `editor`; makes the table a sheet with ranges, paste, fill and undo. */
  onEdit?: OnEdit;
  /** Order, visibility and widths of columns. Absent: kept by the table itself. */
  layout?: Partial<DataTableLayout>;
  onLayoutChange?: (layout: DataTableLayout) => void;
  /** Shows 「列の設定」 above the table. Elsewhere put `DataTableColumnSettings`. */
  columnSettings?: boolean;
  /** `grid`: one tab stop and arrow keys. `table`: read only. Default: a grid as soon as there is something to do. */
  mode?: "grid" | "table";
}

/** Whether anything in the table is chosen, sorted, edited, or cut so that it has to be shown on focus. */
const hasSomethingToDo = <Row,>({ selection, onEdit, onSortChange, columns }: DataTableProps<Row>) =>
  Boolean(selection || onEdit || onSortChange) || columns.some(({ title, editor }) => title || editor);

/**
 * Rows with a header and first column that stay in view: sorted, chosen, arranged, and where columns have an editor
 * filled in like a spreadsheet. Plain elements under one styled container; what the keys and the pointer do lives
 * outside React.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    selection,
    loading = false,
    onEdit,
    totalCount = props.rows.length,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const tipId = useId();
  const clock = useContext(ClockContext);
  const isGrid = (props.mode ?? (hasSomethingToDo(props) ? "grid" : "table")) === "grid";
  const isVirtual = rows.length > VIRTUAL_FROM;
  const [stored, setLayout] = useTableLayout(props.layout, props.onLayoutChange);
  const { shown, widthOf, layout } = useTableColumns(columns, stored);
  const today = useCallback(() => dayKey(clock()), [clock]);
  const grid = useGrid(
    { rows, rowKey, columns: shown, selection, onEdit, layout, setLayout, today },
    scroller,
    isGrid,
  );
  usePaintedSelection(grid, selection, isGrid);
  const rowHeight = useDensity(scroller, props.rowHeight ?? 48);
  const style = {
    "--row-height": `${rowHeight}px`,
    "--check-width": selection ? "44px" : "0px",
    maxHeight: props.maxHeight ?? (isVirtual ? "70dvh" : undefined),
  } as CSSProperties;
  const gridProps = isGrid && {
    role: "grid" as const,
    "aria-colcount": shown.length + (selection ? 1 : 0),
    "aria-multiselectable": selection || onEdit ? true : undefined,
  };

  return (
    <DataTableFrame>
      {props.columnSettings && (
        <div className="bar" data-shown data-end>
          <DataTableColumnSettings columns={columns} layout={layout} onLayoutChange={setLayout} />
        </div>
      )}
      {selection && props.selectAllMatching && (
        <DataTableSelectionBar selection={selection} rows={rows} rowKey={rowKey} totalCount={totalCount} />
      )}
      <DataTableRoot
        ref={scroller}
        style={style}
        role="region"
        aria-label={label}
        tabIndex={isGrid ? undefined : 0}
        data-loading={(loading && rows.length > 0) || undefined}
        data-sheet={onEdit && true}
      >
        <table
          {...gridProps}
          aria-label={label}
          aria-rowcount={totalCount + 1}
          aria-busy={loading || undefined}
        >
          <colgroup>
            {selection && <col className="check-column" />}
            {shown.map((column, index) => (
              <col
                key={column.key}
                data-column={column.key}
                className={index === 0 ? "key-column" : undefined}
                style={{ width: widthOf(column) }}
              />
            ))}
            {Object.keys(layout.widths).length > 0 && <col />}
          </colgroup>
          <DataTableHead
            columns={shown}
            sort={props.sort}
            onSortChange={props.onSortChange}
            selection={selection}
            rows={rows}
            rowKey={rowKey}
            isGrid={isGrid}
          />
          <DataTableBody
            grid={grid}
            isGrid={isGrid}
            isVirtual={isVirtual}
            rows={rows}
            rowKey={rowKey}
            rowLabel={props.rowLabel ?? rowKey}
            columns={shown}
            selection={selection}
            canEdit={onEdit !== undefined}
            scroller={scroller}
            rowHeight={rowHeight}
            loading={loading}
            empty={props.empty}
          />
        </table>
      </DataTableRoot>
      {isGrid && <DataTableNote grid={grid} />}
      <DataTableTip grid={grid} id={tipId} />
    </DataTableFrame>
  );
}

/** Row height at the density in force: rows out of view have to be counted as high as those in view. */
function useDensity(scroller: React.RefObject<HTMLElement | null>, rowHeight: number) {
  const [trim, setTrim] = useState(0);
  useLayoutEffect(() => {
    if (!scroller.current) return;
    setTrim(Number.parseFloat(getComputedStyle(scroller.current).getPropertyValue("--tsu-row-trim")) || 0);
  });
  return rowHeight - trim;
}
