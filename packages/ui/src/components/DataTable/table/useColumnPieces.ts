import { useMemo } from "react";
import { CHECK_COLUMN, type Grid, offsetOf } from "../grid/grid.ts";
import type { DataTableColumn } from "./columns.ts";
import { type ColumnPiece, type ColumnWindow, piecesOf } from "./columnWindow.ts";

/** Place of the column with the active cell, or of the one that took its place; -1 on a checkbox. */
function activeColumnOf<Row>(grid: Grid<Row>, columns: readonly DataTableColumn<Row>[]): number {
  const { columnKey, column } = grid.active;
  if (columnKey === CHECK_COLUMN) return -1;
  const found = columns.findIndex(({ key }) => key === columnKey);
  return found >= 0 ? found : Math.min(column - offsetOf(grid), columns.length - 1);
}

/**
 * What is drawn of each row of a wide table: the columns in view, and out of view those with the active and the pinned
 * cell, so that neither the focus nor a typed text is ever removed. Undefined: every column.
 */
export function useColumnPieces<Row>(
  grid: Grid<Row>,
  columns: readonly DataTableColumn<Row>[],
  drawn: ColumnWindow | undefined,
  pinned: number,
): readonly ColumnPiece[] | undefined {
  // The first column is drawn anyway: it stands for none, so that the rows stay as they are while the active cell moves
  // within the window.
  const kept = (column: number) =>
    drawn && column > 0 && (column < drawn.first || column > drawn.last) ? column : 0;
  const active = kept(activeColumnOf(grid, columns));
  const target = kept(pinned);
  return useMemo(() => {
    if (!drawn) return undefined;
    // A text on several lines gives its row the height, wherever the row is scrolled to.
    const wrapped = columns.flatMap(({ wrap }, index) => (wrap ? [index] : []));
    return piecesOf(drawn, [active, target, ...wrapped], columns.length);
  }, [drawn, active, target, columns]);
}
