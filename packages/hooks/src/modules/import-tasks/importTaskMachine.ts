import type { ImportTask } from "@tsumugi/contract";

/**
 * The phase of an import, as the screen shows it. `finished` waits for a member to check the result; `undoing` is being
 * undone.
 */
export type ImportPhase = "none" | "waiting" | "running" | "finished" | "checked" | "undoing" | "undone";

/** An import can be undone for this long after it finished. */
export const UNDO_WINDOW_MS = 24 * 60 * 60_000;
const POLL_MS = 1_000;

export function importPhase(task: ImportTask | null | undefined): ImportPhase {
  if (!task) return "none";
  if (task.undone_at) return "undone";
  if (task.undo) return "undoing";
  if (task.status === "queued") return "waiting";
  if (task.status === "running") return "running";
  return task.checked_at ? "checked" : "finished";
}

/** Milliseconds until the status is polled again; 0 while nothing runs. */
export function pollInterval(task: ImportTask | null | undefined): number {
  const phase = importPhase(task);
  return phase === "waiting" || phase === "running" || phase === "undoing" ? POLL_MS : 0;
}

/** Share of the rows imported, or undone, 0–1; null while the number of rows is not known. */
export function importProgress(task: ImportTask): number | null {
  if (task.undo && !task.undone_at) return task.undo.done / Math.max(1, task.undo.total);
  if (task.finished_at && task.status !== "stopped") return 1;
  return task.total === 0 ? null : Math.min(1, task.done / task.total);
}

/** Whether there is something to undo and still time for it, at `now` (milliseconds). */
export function canUndo(task: ImportTask, now: number): boolean {
  const phase = importPhase(task);
  if ((phase !== "finished" && phase !== "checked") || !task.finished_at) return false;
  if (task.created + task.updated === 0) return false;
  return now < Date.parse(task.finished_at) + UNDO_WINDOW_MS;
}
