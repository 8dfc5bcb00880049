import { type CSSProperties, useCallback, useContext, useId, useImperativeHandle, useRef } from "react";
import { ClockContext } from "../../clock/clock.ts";
import { dayKey } from "../../format/format.ts";
import { useWord } from "../../words/useWord.ts";
import { useClientStyle } from "../useClientStyle.ts";
import { useInBrowser } from "../useInBrowser.ts";
import { useScrollEdges } from "../useScrollEdges.ts";
import type { DataTableProps } from "./DataTable.props.ts";
import { DataTableFrame, DataTableRoot } from "./DataTable.styles.ts";
import { CellTip } from "./grid/CellTip.tsx";
import { LostTexts } from "./grid/LostTexts.tsx";
import { StatusLine } from "./grid/StatusLine.tsx";
import { useGrid } from "./grid/useGrid.ts";
import { WIDE_FROM } from "./table/columnWindow.ts";
import { DataTableColumnSettings } from "./table/DataTableColumnSettings.tsx";
import { usePaintedSelection } from "./table/rowSelection.ts";
import { SelectionBar } from "./table/SelectionBar.tsx";
import { GROUP_HEIGHT, TableBody } from "./table/TableBody.tsx";
import { TableHead } from "./table/TableHead.tsx";
import { TableTools } from "./table/TableTools.tsx";
import { useColumnWindow } from "./table/useColumnWindow.ts";
import { useDensity } from "./table/useDensity.ts";
import { useRowsOnReturn } from "./table/useRowsOnReturn.ts";
import { useTableColumns, useTableLayout } from "./table/useTableColumns.ts";
import { useTargetRow } from "./table/useTargetRow.ts";

export type { DataTableProps };

/** With more rows than this, only those in view are mounted. */
const VIRTUAL_FROM = 100;
/** Maximum width of the first column on a phone, px. Narrower columns are unchanged. */
const KEY_WIDTH = 196;

/** Whether rows can be selected, sorted or edited, or cells have a full text to be shown on focus. */
const hasSomethingToDo = <Row,>({ selection, onEdit, onSortChange, columns }: DataTableProps<Row>) =>
  Boolean(selection || onEdit || onSortChange) || columns.some(({ title, editor }) => title || editor);

/**
 * A table whose header and first column stay in view. Rows are sorted and selected, columns are arranged, and
 * cells with an editor are filled in like a spreadsheet. The cells are plain elements under one styled
 * container; keyboard and pointer are handled outside React.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const word = useWord();
  const {
    label,
    columns,
    rows,
    rowKey,
    selection,
    loading = false,
    onEdit,
    totalCount = props.rows.length,
    isTotalCapped = false,
    rowLabel,
    targetKey,
    sort,
    onSortChange,
    selectAllMatching,
    empty,
    rowHeight: givenHeight = 48,
    maxHeight,
    groups,
    onToggleGroup,
    onOpenRow,
    actions,
    layout: given,
    onLayoutChange,
    columnSettings,
    mode,
    ...rest
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const tipId = useId();
  const clock = useContext(ClockContext);
  const isGrid = (mode ?? (hasSomethingToDo(props) ? "grid" : "table")) === "grid";
  const isVirtual = rows.length > VIRTUAL_FROM;
  const [stored, setLayout] = useTableLayout(given, onLayoutChange);
  const { shown, widthOf, layout } = useTableColumns(columns, stored);
  const isWide = isVirtual && shown.length > WIDE_FROM;
  useScrollEdges(scroller);
  const columnWindow = useColumnWindow(scroller, isWide, shown, selection !== undefined);
  const today = useCallback(() => dayKey(clock()), [clock]);
  const grid = useGrid(
    {
      rows,
      rowKey,
      columns: shown,
      selection,
      onEdit,
      layout,
      setLayout,
      today,
      word,
      onOpenRow,
    },
    scroller,
    isGrid,
  );
  useImperativeHandle(actions, () => ({
    edit: (changes) => grid.actions?.edit(changes),
    undo: () => grid.actions?.undo(),
    redo: () => grid.actions?.redo(),
    revert: (cells) => grid.actions?.revert(cells),
    retry: (cells) => grid.actions?.retry(cells),
    focusCell: (cell) => grid.actions?.focusCell(cell),
  }));
  usePaintedSelection(grid, selection, isGrid);
  useTargetRow(
    grid,
    targetKey,
    isGrid,
    targetKey !== undefined && rows.some((row) => rowKey(row) === targetKey),
  );
  const rowHeight = useDensity(scroller, givenHeight);
  useRowsOnReturn(scroller, !isVirtual, Math.min(rowHeight, GROUP_HEIGHT));
  const style = useClientStyle({
    "--row-height": `${rowHeight}px`,
    maxHeight: maxHeight ?? (isVirtual ? "70dvh" : undefined),
  } as CSSProperties);
  const isInBrowser = useInBrowser();
  const columnCount = shown.length + (selection ? 1 : 0);
  const gridProps = isGrid && {
    role: "grid" as const,
    "aria-multiselectable": selection || onEdit ? true : undefined,
  };

  return (
    <DataTableFrame {...rest}>
      {columnSettings && (
        <TableTools>
          <DataTableColumnSettings columns={columns} layout={layout} onLayoutChange={setLayout} />
        </TableTools>
      )}
      {selection && selectAllMatching && (
        <SelectionBar
          selection={selection}
          rows={rows}
          rowKey={rowKey}
          totalCount={totalCount}
          isTotalCapped={isTotalCapped}
        />
      )}
      <div className="view">
        <DataTableRoot
          ref={scroller}
          style={style}
          role="region"
          aria-label={label}
          tabIndex={isGrid ? undefined : 0}
          data-loading={(loading && rows.length > 0) || undefined}
          data-sheet={onEdit && true}
          data-wide={isWide || undefined}
          data-checks={selection && true}
        >
          <table
            {...gridProps}
            aria-label={label}
            aria-colcount={isGrid || isWide ? columnCount : undefined}
            aria-rowcount={isTotalCapped ? -1 : totalCount + 1}
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
                  width={isInBrowser ? undefined : widthOf(column)}
                  style={isInBrowser ? { width: widthOf(column) } : undefined}
                />
              ))}
              {Object.keys(layout.widths).length > 0 && <col />}
            </colgroup>
            <TableHead
              columns={shown}
              sort={sort}
              onSortChange={onSortChange}
              selection={selection}
              rows={rows}
              rowKey={rowKey}
              isGrid={isGrid}
              isWide={isWide}
            />
            <TableBody
              grid={grid}
              isGrid={isGrid}
              isVirtual={isVirtual}
              columnWindow={columnWindow}
              rows={rows}
              groups={groups}
              onToggleGroup={onToggleGroup}
              rowKey={rowKey}
              targetKey={targetKey}
              rowLabel={rowLabel ?? rowKey}
              columns={shown}
              selection={selection}
              canEdit={onEdit !== undefined}
              rowHeight={rowHeight}
              loading={loading}
              empty={empty}
            />
          </table>
        </DataTableRoot>
      </div>
      {isGrid && <StatusLine grid={grid} rows={rows} columns={shown} />}
      {isGrid && <LostTexts grid={grid} rows={rows} columns={shown} canEdit={onEdit !== undefined} />}
      <CellTip grid={grid} id={tipId} />
    </DataTableFrame>
  );
}
