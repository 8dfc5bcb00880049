import { type ImportRowError, importFieldLabels } from "@tsumugi/contract";
import type { RowProblem } from "./parseRow.ts";

/** Failures shown on the screen; the file holds all. */
export const SHOWN_ERRORS = 100;

const PREVIEW_CELLS = 4;

/** First cells of a row to recognise it by. A viewer's `hidden` columns (fees) are left blank. */
export function rowErrors(
  failed: { row: number; cells: readonly string[]; problems: readonly RowProblem[] },
  hidden?: ReadonlySet<number>,
): ImportRowError[] {
  const preview = failed.cells
    .slice(0, PREVIEW_CELLS)
    .map((cell, index) => (hidden?.has(index) ? "" : cell.slice(0, 60)));
  return visibleProblems(failed.problems, hidden).map((problem) => ({
    row: failed.row,
    preview,
    ...problem,
  }));
}

/** A reason quotes the cell: with `hidden` columns one about a fee, or about cells beyond the columns, does not. */
export const visibleProblems = (
  problems: readonly RowProblem[],
  hidden?: ReadonlySet<number>,
): readonly RowProblem[] =>
  hidden
    ? problems.map(({ field, message }) =>
        field === "last_fee"
          ? { field, message: `${importFieldLabels.last_fee}を読み取れません。` }
          : { field, message: field ? message : message.replace(/（余分: .*」）/su, "") },
      )
    : problems;
