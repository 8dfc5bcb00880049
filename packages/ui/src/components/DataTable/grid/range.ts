/** Ranges of cells by index, and what paste and fill do to them. No DOM, no React. */

export interface CellIndex {
  row: number;
  column: number;
}

/** Both ends are included. */
export interface CellRange {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export const rangeOf = (a: CellIndex, b: CellIndex): CellRange => ({
  top: Math.min(a.row, b.row),
  bottom: Math.max(a.row, b.row),
  left: Math.min(a.column, b.column),
  right: Math.max(a.column, b.column),
});

export const rangeSize = ({ top, left, bottom, right }: CellRange) => ({
  rows: bottom - top + 1,
  columns: right - left + 1,
});

const isSameRange = (a: CellRange, b: CellRange) =>
  a.top === b.top && a.left === b.left && a.bottom === b.bottom && a.right === b.right;

/**
 * What is counted of a range: nothing of a single cell, and of one that covers the same cells as before the one before, so
 * that nobody counts it again.
 */
export function countedRange(range: CellRange | null, before: CellRange | null): CellRange | null {
  if (!range || (range.top === range.bottom && range.left === range.right)) return null;
  return before && isSameRange(range, before) ? before : range;
}

export const isInRange = (range: CellRange, { row, column }: CellIndex) =>
  row >= range.top && row <= range.bottom && column >= range.left && column <= range.right;

/** Every cell of a range, row by row. */
export function* cellsOf({ top, left, bottom, right }: CellRange): Generator<CellIndex> {
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) yield { row, column };
}

export interface Placed extends CellIndex {
  text: string;
}

export interface Placement {
  cells: Placed[];
  /** The range that the pasted cells cover. */
  range: CellRange;
  /** Rows and columns of the clipboard that do not fit into the table. */
  lostRows: number;
  lostColumns: number;
}

/**
 * Where pasted texts go. One value fills the whole range; a block that fits a whole number of times is
 * repeated; any other block is pasted once from the range's corner. Rows and columns beyond the table's edge
 * are counted.
 */
export function placePaste(
  grid: readonly (readonly string[])[],
  target: CellRange,
  size: { rows: number; columns: number },
): Placement {
  const rows = grid.length;
  // Not `Math.max(...)`: a whole column of a spreadsheet has more rows than a call takes arguments.
  const columns = grid.reduce((most, row) => Math.max(most, row.length), 1);
  const wanted = rangeSize(target);
  const repeats = (whole: number, part: number) => (whole % part === 0 ? whole : part);
  const height = repeats(wanted.rows, rows);
  const width = repeats(wanted.columns, columns);
  const bottom = Math.min(target.top + height, size.rows) - 1;
  const right = Math.min(target.left + width, size.columns) - 1;
  const range = { top: target.top, left: target.left, bottom, right };
  const cells: Placed[] = [];
  for (const { row, column } of cellsOf(range)) {
    const text = grid[(row - range.top) % rows]?.[(column - range.left) % columns];
    // A short row of the clipboard leaves the cells to its right unchanged.
    if (text !== undefined) cells.push({ row, column, text });
  }
  return {
    cells,
    range,
    lostRows: target.top + height - 1 - bottom,
    lostColumns: target.left + width - 1 - right,
  };
}

export interface Fill {
  from: CellIndex;
  to: CellIndex;
}

/** Ctrl+D: copies the first row of the range to the rows below; a single row is filled from the row above. */
export function fillDown(range: CellRange): Fill[] {
  const source = range.top === range.bottom ? range.top - 1 : range.top;
  if (source < 0) return [];
  const fills: Fill[] = [];
  for (const to of cellsOf({ ...range, top: source + 1 }))
    fills.push({ from: { row: source, column: to.column }, to });
  return fills;
}

/** Fill handle: repeats the rows of the range downwards or upwards to the given row. */
export function fillTo(range: CellRange, row: number): Fill[] {
  const { rows } = rangeSize(range);
  const target =
    row > range.bottom
      ? { ...range, top: range.bottom + 1, bottom: row }
      : { ...range, top: row, bottom: range.top - 1 };
  const fills: Fill[] = [];
  for (const to of cellsOf(target)) {
    const offset = (((to.row - range.top) % rows) + rows) % rows;
    fills.push({ from: { row: range.top + offset, column: to.column }, to });
  }
  return fills;
}
