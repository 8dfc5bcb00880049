import type { ImportTask } from "@tsumugi/contract";

/** Where an import stands, as the screen shows it. `finished` waits for a member to look at the result. */
export type ImportPhase = "none" | "waiting" | "running" | "finished" | "checked" | "undone";

/** An import can be taken back for this long after it finished. */
export const UNDO_WINDOW_MS = 24 * 60 * 60_000;
const POLL_MS = 1_000;

export function importPhase(task: ImportTask | null | undefined): ImportPhase {
  if (!task) return "none";
  if (task.undone_at) return "undone";
  if (task.status === "queued") return "waiting";
  if (task.status === "running") return "running";
  return task.checked_at ? "checked" : "finished";
}

/** Milliseconds until the status is asked for again; 0 while nothing is moving. */
export function pollInterval(task: ImportTask | null | undefined): number {
  const phase = importPhase(task);
  return phase === "waiting" || phase === "running" ? POLL_MS : 0;
}

/** Share of the rows worked off, 0–1; null while the number of rows is not known. */
export function importProgress(task: ImportTask): number | null {
  if (task.finished_at) return 1;
  return task.total === 0 ? null : Math.min(1, task.done / task.total);
}

/** Whether the import can still be taken back at `now` (milliseconds). A failed one left nothing to take back. */
export function canUndo(task: ImportTask, now: number): boolean {
  const phase = importPhase(task);
  if ((phase !== "finished" && phase !== "checked") || task.status === "failed" || !task.finished_at)
    return false;
  return now < Date.parse(task.finished_at) + UNDO_WINDOW_MS;
}
