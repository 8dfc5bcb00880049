const UNDO_MS = 24 * 60 * 60 * 1000;

interface Finished {
  readonly finished_at: Date | null;
  readonly undo_started_at: Date | null;
  readonly created: number;
  readonly updated: number;
}

/** Until when an import could be taken back, whatever became of it; null while it runs. */
export const undoEnds = ({ finished_at }: Pick<Finished, "finished_at">): Date | null =>
  finished_at && new Date(finished_at.getTime() + UNDO_MS);

/** Until when an import can be taken back; null when it cannot, or there is nothing to take back. */
export function undoUntil(task: Finished, at: Date): Date | null {
  const ends = undoEnds(task);
  if (!ends || ends < at || task.undo_started_at || task.created + task.updated === 0) return null;
  return ends;
}
