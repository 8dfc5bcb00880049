/** Which columns of a wide table are drawn. No DOM, no React. */

/** Indexes of the first and the last column, both included; `last` is less than `first` if there is none. */
export interface ColumnWindow {
  first: number;
  last: number;
}

/** A column that is drawn, or the number of columns that are not drawn after one that is. */
export type ColumnPiece = number | { after: number; count: number };

/** With more columns than this, a long table draws only those in view. */
export const WIDE_FROM = 16;
/** Columns drawn beyond each edge, so that a short way to the side renders no row again. */
export const COLUMN_OVERSCAN = 3;

/** What is seen of the columns, px. */
export interface ColumnView {
  /** Width of each column in its order. */
  widths: readonly number[];
  scrollLeft: number;
  /** Width of the box from where the first column begins before anything is scrolled. */
  width: number;
  /** Width of what covers the columns at the left edge: the first column, which stays in view. */
  covered: number;
}

/**
 * The columns of which something is seen, without the first one, which always is. Undefined while the table has no
 * size, e.g. in a closed tab.
 */
export function columnsInView({ widths, scrollLeft, width, covered }: ColumnView): ColumnWindow | undefined {
  if (width <= 0 || !widths[0]) return undefined;
  // Safari tells of places beyond the edges while it bounces.
  const left = Math.max(0, scrollLeft);
  let first = widths.length;
  let last = 0;
  let end = widths[0];
  for (let index = 1; index < widths.length; index += 1) {
    const start = end;
    end += widths[index] ?? 0;
    if (end <= left + covered || start >= left + width) continue;
    first = Math.min(first, index);
    last = index;
  }
  return { first, last };
}

/**
 * The columns to draw: the same as before while they hold all that is seen, because each change draws every row again.
 */
export function nextWindow(
  before: ColumnWindow | undefined,
  seen: ColumnWindow | undefined,
  count: number,
): ColumnWindow | undefined {
  if (!seen) return before;
  const isNoneSeen = seen.last < seen.first;
  if (before && (isNoneSeen || (seen.first >= before.first && seen.last <= before.last))) return before;
  if (isNoneSeen) return { first: 1, last: 0 };
  return {
    first: Math.max(1, seen.first - COLUMN_OVERSCAN),
    last: Math.min(count - 1, seen.last + COLUMN_OVERSCAN),
  };
}

/** A row from the left to the right: the first column, those of the window and the kept ones, gaps for the others. */
export function piecesOf(
  { first, last }: ColumnWindow,
  kept: readonly number[],
  count: number,
): readonly ColumnPiece[] {
  const drawn = new Set([0, ...kept].filter((index) => index >= 0 && index < count));
  for (let index = Math.max(0, first); index <= Math.min(last, count - 1); index += 1) drawn.add(index);
  const pieces: ColumnPiece[] = [];
  let next = 0;
  for (const index of [...drawn].sort((a, b) => a - b)) {
    if (index > next) pieces.push({ after: next - 1, count: index - next });
    pieces.push(index);
    next = index + 1;
  }
  if (next < count) pieces.push({ after: next - 1, count: count - next });
  return pieces;
}
