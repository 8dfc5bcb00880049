import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { memo, type ReactNode, type RefObject, useCallback, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { DataTableColumn } from "./columns.ts";
import { Gap, NotPrinted, PlaceholderRows } from "./DataTableFillers.tsx";
import { DataTableRow } from "./DataTableRow.tsx";
import type { Grid } from "./grid.ts";
import { HEAD, indexOf } from "./grid.ts";
import { afterDraw } from "./gridEvents.ts";
import type { Selection } from "./selection.ts";
import { usePrinting } from "./usePrinting.ts";

export interface DataTableBodyProps<Row> {
  grid: Grid<Row>;
  isGrid: boolean;
  isVirtual: boolean;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  targetKey: string | undefined;
  rowLabel: (row: Row) => string;
  columns: readonly DataTableColumn<Row>[];
  selection: Selection | undefined;
  canEdit: boolean;
  scroller: RefObject<HTMLElement | null>;
  /** px. */
  rowHeight: number;
  loading: boolean;
  empty: ReactNode;
}

/** A browser works minutes on the pages of more. */
const PRINTED_ROWS = 500;

/** Every row, or of many those in view and the active one: its cell must not vanish under the focus. */
function BodyInner<Row>(props: DataTableBodyProps<Row>) {
  const { grid, rows, columns, selection, isVirtual, scroller, rowHeight } = props;
  // An object: the same row may have to be drawn again after it was let go.
  const [pinned, setPinned] = useState({ row: -1 });
  const isPrinting = usePrinting(isVirtual);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const { rowKey } = grid.active;
      // Made anew only where somebody is among the rows: a map of ten thousand is not free.
      const next = { view: { ...grid.view, rows, rowKey: props.rowKey }, indexes: grid.indexes };
      const active = rowKey === HEAD ? -1 : indexOf(next, rowKey);
      const indexes = defaultRangeExtractor(range);
      const more = [active, pinned.row].filter(
        (row, at, both) =>
          row >= 0 && row < rows.length && !indexes.includes(row) && both.indexOf(row) === at,
      );
      return more.length === 0 ? indexes : [...indexes, ...more].sort((a, b) => a - b);
    },
    [grid, rows, props.rowKey, pinned],
  );
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    rangeExtractor,
  });
  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, rowHeight]);
  useLayoutEffect(() => {
    grid.pin = (row) => flushSync(() => setPinned({ row }));
  }, [grid]);
  useLayoutEffect(() => {
    if (props.isGrid) afterDraw(grid);
  });
  useLayoutEffect(() => {
    if (props.canEdit) grid.edits.reconcile((key) => rows[indexOf(grid, key)]);
  }, [grid, rows, props.canEdit]);

  const columnCount = columns.length + (selection ? 1 : 0);
  const draw = (index: number) => {
    const row = rows[index] as Row;
    const key = props.rowKey(row);
    return (
      <DataTableRow
        key={key}
        row={row}
        rowKey={key}
        rowIndex={index + 2}
        isTarget={key === props.targetKey}
        rowLabel={selection ? props.rowLabel(row) : ""}
        columns={columns}
        selection={selection}
        isGrid={props.isGrid}
        edits={props.canEdit ? grid.edits : undefined}
      />
    );
  };

  if (rows.length === 0)
    return (
      <tbody>
        {props.loading ? (
          <PlaceholderRows columnCount={columnCount} />
        ) : (
          <tr>
            <td className="empty" colSpan={columnCount}>
              {props.empty}
            </td>
          </tr>
        )}
      </tbody>
    );
  if (!isVirtual) return <tbody>{rows.map((_, index) => draw(index))}</tbody>;
  if (isPrinting) {
    const left = rows.length - PRINTED_ROWS;
    return (
      <tbody>
        {rows.slice(0, PRINTED_ROWS).map((_, index) => draw(index))}
        {left > 0 && <NotPrinted count={left} columnCount={columnCount} />}
      </tbody>
    );
  }
  const drawn: ReactNode[] = [];
  let end = 0;
  for (const item of virtualizer.getVirtualItems()) {
    if (item.start > end)
      drawn.push(
        <Gap
          key={`gap${drawn.length === 0 ? "" : item.index}`}
          height={item.start - end}
          columnCount={columnCount}
        />,
      );
    drawn.push(draw(item.index));
    end = item.end;
  }
  return (
    <tbody>
      {drawn}
      <Gap key="rest" height={virtualizer.getTotalSize() - end} columnCount={columnCount} />
    </tbody>
  );
}

export const DataTableBody = memo(BodyInner) as typeof BodyInner;
