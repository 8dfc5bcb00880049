import type { ImportTaskSummary } from "@tsumugi/contract";
import type { MemberActor } from "../../core/actor.ts";
import { now } from "../../core/context.ts";
import { toPage } from "../../core/keysetPage.ts";
import { errorFile, presentTimes, presentUndo } from "../import-tasks.presenter.ts";
import { secondsLeft } from "../run/speed.ts";
import { undoUntil } from "../undo/undoUntil.ts";
import {
  countTasks,
  type HistoryPage,
  type HistoryRow,
  listTasks,
  NEWEST_FIRST,
} from "./importHistory.repository.ts";

const present = ({ key: _key, kept, row_ms, paced_at, ...task }: HistoryRow): ImportTaskSummary => {
  const { undo_started_at: _started, undo_done: _done, undo_kept: _kept, ...shown } = task;
  return {
    ...shown,
    seconds_left: secondsLeft({ ...task, row_ms, paced_at }, now()),
    error_file_url: task.failed > 0 && kept !== "counts" ? errorFile(task.uid) : null,
    ...presentTimes(task),
    undo_until: undoUntil(task, now())?.toISOString() ?? null,
    undo: presentUndo(task),
  };
};

/** All imports of the company, the newest first. */
export async function importHistory(
  { company_uid }: MemberActor,
  page: HistoryPage,
): Promise<{ items: ImportTaskSummary[]; next_cursor: string | null; total: number }> {
  const found = await listTasks(company_uid, page);
  const { rows, next_cursor } = toPage(found, page.limit, NEWEST_FIRST);
  return { items: rows.map(present), next_cursor, total: await countTasks(company_uid) };
}
