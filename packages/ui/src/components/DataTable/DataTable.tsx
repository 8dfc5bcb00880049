import { type CSSProperties, useCallback, useContext, useId, useRef } from "react";
import { ClockContext } from "../../format/clock.ts";
import { dayKey } from "../../format/format.ts";
import type { DataTableProps } from "./DataTable.props.ts";
import { DataTableFrame, DataTableRoot } from "./DataTable.styles.ts";
import { DataTableBody } from "./DataTableBody.tsx";
import { DataTableColumnSettings } from "./DataTableColumnSettings.tsx";
import { DataTableHead } from "./DataTableHead.tsx";
import { DataTableSelectionBar } from "./DataTableSelectionBar.tsx";
import { DataTableNote, DataTableTip } from "./DataTableTip.tsx";
import { TableTools } from "./TableTools.tsx";
import { useDensity } from "./useDensity.ts";
import { useGrid } from "./useGrid.ts";
import { usePaintedSelection } from "./usePaintedSelection.ts";
import { useTableColumns, useTableLayout } from "./useTableColumns.ts";
import { useTargetRow } from "./useTargetRow.ts";

export type { DataTableProps };

/** Above this many rows only those in view are mounted. */
const VIRTUAL_FROM = 100;
/** Widest first column on a phone, px; narrower ones stay as they are. */
const KEY_WIDTH = 196;

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
  const { targetKey } = props;
  useTargetRow(
    grid,
    targetKey,
    isGrid,
    targetKey !== undefined && rows.some((row) => rowKey(row) === targetKey),
  );
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
        <TableTools>
          <DataTableColumnSettings columns={columns} layout={layout} onLayoutChange={setLayout} />
        </TableTools>
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
                className={
                  index === 0 && (widthOf(column) ?? KEY_WIDTH) >= KEY_WIDTH ? "key-column" : undefined
                }
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
            targetKey={targetKey}
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
