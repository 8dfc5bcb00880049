import { memo, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { formatInteger } from "../../../format/format.ts";
import { useWord } from "../../../words/useWord.ts";
import { Skeleton } from "../../Skeleton/Skeleton.tsx";
import { useInBrowser } from "../../useInBrowser.ts";
import { afterRender } from "../grid/events.ts";
import type { Grid } from "../grid/grid.ts";
import { HEADER_ROW, indexOf } from "../grid/grid.ts";
import type { DataTableColumn } from "./columns.ts";
import type { ColumnWindow } from "./columnWindow.ts";
import { GroupHead } from "./GroupHead.tsx";
import { type DataTableGroup, tableLines } from "./groups.ts";
import { linesOf, placesOf } from "./lineWindow.ts";
import type { Selection } from "./selection.ts";
import { TableRow } from "./TableRow.tsx";
import { useColumnPieces } from "./useColumnPieces.ts";
import { useLinesSoFar } from "./useLinesSoFar.ts";
import { useLineWindow } from "./useLineWindow.ts";
import { usePrinting } from "./usePrinting.ts";

export interface TableBodyProps<Row> {
  grid: Grid<Row>;
  isGrid: boolean;
  isVirtual: boolean;
  /** The columns that are drawn; undefined: all of them. */
  columnWindow: ColumnWindow | undefined;
  rows: readonly Row[];
  groups: readonly DataTableGroup[] | undefined;
  onToggleGroup: ((key: string) => void) | undefined;
  rowKey: (row: Row) => string;
  targetKey: string | undefined;
  rowLabel: (row: Row) => string;
  columns: readonly DataTableColumn<Row>[];
  selection: Selection | undefined;
  canEdit: boolean;
  /** px. */
  rowHeight: number;
  loading: boolean;
  empty: ReactNode;
}

/** px of a group's head. */
export const GROUP_HEIGHT = 40;
/** More rows would take the browser minutes to lay out for print. */
const PRINTED_ROWS = 500;

/** Takes the space of the rows out of view. */
function Gap({ height, columnCount }: { height: number; columnCount: number }) {
  const isInBrowser = useInBrowser();
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus
    <tr className="gap" aria-hidden="true">
      <td colSpan={columnCount} {...(isInBrowser ? { style: { height } } : { height })} />
    </tr>
  );
}

/** Of a cell's width: names are longer than what follows them. */
const FIRST = ["70%", "55%", "80%", "60%", "75%", "50%"];
const OTHERS = ["60%", "45%", "55%"];

/** Shown while the first rows are loading: a bar in each column, aligned like its cells; nothing stands for a checkbox. */
function PlaceholderRows<Row>({ columns, hasSelection }: PlaceholderProps<Row>) {
  return FIRST.map((first, row) => (
    <tr key={first}>
      {hasSelection && <td />}
      {columns.map(({ key, align }, at) => (
        <td key={key} data-align={align}>
          <Skeleton width={at === 0 ? first : OTHERS[(row + at) % OTHERS.length]} />
        </td>
      ))}
    </tr>
  ));
}

interface PlaceholderProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  hasSelection: boolean;
}

/** Printed under the last row. */
function NotPrinted({ count, columnCount }: { count: number; columnCount: number }) {
  const word = useWord();
  return (
    <tr>
      <td colSpan={columnCount}>
        {word("ほか{count}件は印刷していません。条件を絞り込んで印刷してください。", {
          count: formatInteger(count),
        })}
      </td>
    </tr>
  );
}

/**
 * All rows (at first those that fill the window), or in a long table those in view; and the active one always, so that the
 * focused cell is never removed.
 */
function TableBodyInner<Row>(props: TableBodyProps<Row>) {
  const { grid, rows, columns, selection, isVirtual, rowHeight } = props;
  // An object, because the same row may have to be pinned again later.
  const [pinned, setPinned] = useState({ row: -1, column: -1 });
  const isPrinting = usePrinting(isVirtual);
  const pieces = useColumnPieces(grid, columns, isPrinting ? undefined : props.columnWindow, pinned.column);
  const lines = useMemo(() => tableLines(rows.length, props.groups), [rows.length, props.groups]);
  const places = useMemo(() => placesOf(lines, rowHeight, GROUP_HEIGHT), [lines, rowHeight]);
  const body = useRef<HTMLTableSectionElement>(null);
  const inView = useLineWindow(body, isVirtual && !isPrinting && lines.count > 0, places, lines.count);
  const soFar = useLinesSoFar(isVirtual ? 0 : lines.count, rowHeight);
  /** The active row and the pinned one, wherever they are. */
  const keptLines = () => {
    const { rowKey } = grid.active;
    // Computed only if a row is active, because a map of ten thousand rows is slow to build.
    const next = { view: { ...grid.view, rows, rowKey: props.rowKey }, indexes: grid.indexes };
    const active = rowKey === HEADER_ROW ? -1 : indexOf(next, rowKey);
    return [active, pinned.row]
      .filter((row) => row >= 0 && row < rows.length)
      .map(lines.lineOf)
      .filter((line) => line >= 0);
  };
  useLayoutEffect(() => {
    grid.pin = (row, column) => flushSync(() => setPinned({ row, column }));
  }, [grid]);
  useLayoutEffect(() => {
    if (props.isGrid) afterRender(grid);
  });
  useLayoutEffect(() => {
    if (props.canEdit) grid.edits.reconcile((key) => rows[indexOf(grid, key)]);
  }, [grid, rows, props.canEdit]);

  const columnCount = columns.length + (selection ? 1 : 0);
  const draw = (line: number) => {
    const index = lines.at(line);
    if (typeof index !== "number")
      return (
        <GroupHead
          key={`group ${index.key}`}
          group={index}
          columnCount={columnCount}
          onToggle={props.onToggleGroup}
        />
      );
    const row = rows[index] as Row;
    const key = props.rowKey(row);
    return (
      <TableRow
        key={key}
        row={row}
        rowKey={key}
        rowIndex={index + 2}
        isTarget={key === props.targetKey}
        rowLabel={selection ? props.rowLabel(row) : ""}
        columns={columns}
        pieces={pieces}
        hasSelection={selection !== undefined}
        isSelected={selection?.has(key, rows) ?? false}
        isGrid={props.isGrid}
        edits={props.canEdit ? grid.edits : undefined}
      />
    );
  };

  if (lines.count === 0)
    return (
      <tbody>
        {props.loading ? (
          <PlaceholderRows columns={columns} hasSelection={selection !== undefined} />
        ) : (
          <tr>
            <td className="empty" colSpan={columnCount}>
              {props.empty}
            </td>
          </tr>
        )}
      </tbody>
    );
  if (isPrinting) {
    const left = lines.count - PRINTED_ROWS;
    return (
      <tbody>
        {linesOf({ from: 0, to: Math.min(PRINTED_ROWS, lines.count) }, []).map(draw)}
        {left > 0 && <NotPrinted count={left} columnCount={columnCount} />}
      </tbody>
    );
  }
  const drawn: ReactNode[] = [];
  let end = 0;
  for (const line of linesOf(isVirtual ? inView : { from: 0, to: soFar }, keptLines())) {
    const start = places.topOf(line);
    if (start > end)
      drawn.push(
        <Gap key={`gap${drawn.length === 0 ? "" : line}`} height={start - end} columnCount={columnCount} />,
      );
    drawn.push(draw(line));
    end = places.topOf(line + 1);
  }
  return (
    <tbody ref={body}>
      {drawn}
      <Gap key="rest" height={places.topOf(lines.count) - end} columnCount={columnCount} />
    </tbody>
  );
}

export const TableBody = memo(TableBodyInner) as typeof TableBodyInner;
