import type { ImportTaskSummary } from "@tsumugi/contract";
import { daysAgo } from "../core/clock.ts";
import { nextIndex } from "../core/counter.ts";
import { buildImportTask } from "./import-tasks.fixtures.ts";

/** An import as the list of all shows it; by default one that can still be taken back. */
export const buildImportTaskSummary = (
  overrides: Partial<ImportTaskSummary> = {},
  index = nextIndex("import_task"),
): ImportTaskSummary => {
  const {
    errors: _,
    encoding: _e,
    mapping: _m,
    on_match: _o,
    match_by: _b,
    blanks: _k,
    checked_at: _c,
    ...task
  } = buildImportTask({}, index);
  return { ...task, undo: null, undo_until: daysAgo(-1), ...overrides };
};

/** One that runs, one to be taken back, one that was, and one too old for it. */
export const buildImportTaskSummaries = (): ImportTaskSummary[] => [
  buildImportTaskSummary(
    {
      file_name: "展示会で会った人.xlsx",
      sheet: "11月",
      status: "running",
      done: 300,
      created: 280,
      updated: 20,
      skipped: 0,
      failed: 0,
      error_file_url: null,
      seconds_left: 38,
      finished_at: null,
      undo_until: null,
    },
    4,
  ),
  buildImportTaskSummary({}, 3),
  buildImportTaskSummary(
    {
      file_name: "まちがえた一覧.csv",
      status: "done",
      failed: 0,
      skipped: 8,
      error_file_url: null,
      undo_until: null,
      undo: { started_at: daysAgo(2), done: 492, total: 492, kept: 1 },
      undone_at: daysAgo(2),
      created_at: daysAgo(2),
      finished_at: daysAgo(2),
    },
    2,
  ),
  buildImportTaskSummary(
    {
      file_name: "名簿.csv",
      status: "stopped",
      done: 300,
      created: 280,
      updated: 20,
      skipped: 0,
      failed: 0,
      error_file_url: null,
      undo_until: null,
      created_at: daysAgo(40),
      finished_at: daysAgo(40),
    },
    1,
  ),
];
