/** Where a key moves to in a grid. Row -1 is the header; columns count from 0. No DOM, no React. */

export interface GridPosition {
  row: number;
  column: number;
}

export interface GridSize {
  rows: number;
  columns: number;
  /** Number of rows moved by PageUp and PageDown. */
  page: number;
}

export interface GridKey {
  key: string;
  /** Ctrl, or ⌘ on a Mac. */
  ctrl: boolean;
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The nearest existing position; the header if there are no rows. */
export const nearest = ({ row, column }: GridPosition, { rows, columns }: Omit<GridSize, "page">) => ({
  row: clamp(row, -1, rows - 1),
  column: clamp(column, 0, Math.max(0, columns - 1)),
});

/** The position a key moves to, or undefined if the key does not move. Stops at the edges. */
export function nextPosition(
  at: GridPosition,
  { key, ctrl }: GridKey,
  size: GridSize,
): GridPosition | undefined {
  const { row, column } = at;
  const lastRow = size.rows - 1;
  const lastColumn = size.columns - 1;
  const go = (to: GridPosition) => nearest(to, size);
  switch (key) {
    case "ArrowUp":
      return go({ row: ctrl ? Math.min(row, 0) : row - 1, column });
    case "ArrowDown":
      return go({ row: ctrl ? lastRow : row + 1, column });
    case "ArrowLeft":
      return go({ row, column: ctrl ? 0 : column - 1 });
    case "ArrowRight":
      return go({ row, column: ctrl ? lastColumn : column + 1 });
    case "Home":
      return go({ row: ctrl ? 0 : row, column: 0 });
    case "End":
      return go({ row: ctrl ? lastRow : row, column: lastColumn });
    // The header is reached by the arrow keys; PageUp stays among the rows.
    case "PageUp":
      return go({ row: row <= 0 ? row : Math.max(0, row - size.page), column });
    case "PageDown":
      return go({ row: row + size.page, column });
    default:
      return undefined;
  }
}
