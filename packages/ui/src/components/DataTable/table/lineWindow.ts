import type { TableLines } from "./groups.ts";

/** Which lines of a long table are drawn. No DOM, no React. */

/** Lines drawn beyond each edge, so that the next ones are there when they come into view. */
export const LINE_OVERSCAN = 4;

/** Where the lines lie below each other, px. */
export interface LinePlaces {
  topOf: (line: number) => number;
  /** The line at a height. */
  lineAt: (top: number) => number;
}

/** Rows are of one height and heads of groups of another; without heads nothing is built. */
export function placesOf(lines: TableLines, rowHeight: number, headHeight: number): LinePlaces {
  if (lines.heads === 0) {
    return { topOf: (line) => line * rowHeight, lineAt: (top) => Math.floor(top / rowHeight) };
  }
  const tops = [0];
  for (let line = 0; line < lines.count; line += 1) {
    tops.push((tops[line] ?? 0) + (typeof lines.at(line) === "number" ? rowHeight : headHeight));
  }
  return {
    topOf: (line) => tops[line] ?? 0,
    lineAt: (top) => {
      let first = 0;
      let last = lines.count - 1;
      while (first < last) {
        const middle = Math.ceil((first + last) / 2);
        if ((tops[middle] ?? 0) <= top) first = middle;
        else last = middle - 1;
      }
      return first;
    },
  };
}

/** The first line that is drawn, and the one after the last. */
export interface LineWindow {
  from: number;
  to: number;
}

/** None while the table has no size, e.g. in a closed tab. */
export function linesInView(
  { lineAt }: LinePlaces,
  count: number,
  { top, height }: { top: number; height: number },
): LineWindow {
  if (height <= 0 || count === 0) return { from: 0, to: 0 };
  // Safari tells of places beyond the edges while it bounces.
  const within = (line: number) => Math.min(Math.max(line, 0), count - 1);
  return {
    from: within(within(lineAt(top)) - LINE_OVERSCAN),
    to: within(within(lineAt(top + height)) + LINE_OVERSCAN) + 1,
  };
}

/** The lines of a window and the kept ones, in their order. */
export function linesOf({ from, to }: LineWindow, kept: readonly number[]): number[] {
  const drawn = Array.from({ length: to - from }, (_, place) => from + place);
  const more = kept.filter((line, place) => (line < from || line >= to) && kept.indexOf(line) === place);
  return more.length === 0 ? drawn : [...drawn, ...more].sort((a, b) => a - b);
}
