import {
  type ImportMapping,
  type ImportRowError,
  type ImportTask,
  importFieldLabels,
  type PersonRef,
} from "@tsumugi/contract";
import { now } from "../core/context.ts";
import type { importTasks } from "../db/schema/import-tasks.ts";
import type { RowProblem } from "./rows/parseRow.ts";
import { secondsLeft } from "./run/speed.ts";

export type ImportTaskRow = typeof importTasks.$inferSelect;

export const isUnderWay = ({ status }: Pick<ImportTaskRow, "status">): boolean =>
  status === "queued" || status === "running";

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

/** Columns that a viewer must not see: fees, and those of which nobody said what they hold. */
export const feeColumns = (mapping: ImportMapping): Set<number> =>
  new Set(mapping.flatMap((field, index) => (field === "last_fee" || field === null ? [index] : [])));

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

/** Path of the file with the rows that were not taken over. */
export const errorFile = (uid: string) => `/exports/import_tasks/${uid}/errors.csv`;

type UndoColumns = Pick<ImportTaskRow, "undo_started_at" | "undo_done" | "undo_kept" | "created" | "updated">;

/** How far an import is taken back; null where nobody has asked for that. */
export const presentUndo = (task: UndoColumns) =>
  task.undo_started_at && {
    started_at: task.undo_started_at.toISOString(),
    done: task.undo_done,
    total: task.created + task.updated,
    kept: task.undo_kept,
  };

type TimeColumns = Pick<ImportTaskRow, "created_at" | "finished_at" | "undone_at">;

/** When an import was made, ended and taken back. */
export const presentTimes = ({ created_at, finished_at, undone_at }: TimeColumns) => ({
  created_at: created_at.toISOString(),
  finished_at: finished_at?.toISOString() ?? null,
  undone_at: undone_at?.toISOString() ?? null,
});

export const presentImportTask = (
  task: ImportTaskRow,
  created_by: PersonRef,
  errors: readonly ImportRowError[],
  keptNames: readonly string[] = [],
): ImportTask => {
  const undo = presentUndo(task);
  return {
    uid: task.uid,
    file_name: task.file_name,
    status: task.status,
    encoding: task.encoding,
    sheet: task.sheet,
    mapping: task.mapping,
    on_match: task.on_match,
    match_by: task.match_by,
    blanks: task.blanks,
    total: task.total,
    created: task.created,
    updated: task.updated,
    skipped: task.skipped,
    failed: task.failed,
    done: task.done,
    errors: errors.slice(0, SHOWN_ERRORS),
    error_file_url: task.failed > 0 && task.kept !== "counts" ? errorFile(task.uid) : null,
    failure: task.failure,
    seconds_left: secondsLeft(task, now()),
    created_by,
    ...presentTimes(task),
    checked_at: task.checked_at?.toISOString() ?? null,
    undo: undo && { ...undo, kept_names: [...keptNames] },
  };
};
