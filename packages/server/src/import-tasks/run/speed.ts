/** The last pieces that are looked at, ms: long enough for one slow piece to matter little. */
const WINDOW = 6000;
/** Less than this says nothing yet, ms. */
const LEAST = 1500;
/** Of a task whose last piece is longer ago, ms, nobody knows how fast it goes: it waits, or its server is gone. */
const STALE = 20_000;

export interface Speed {
  /** A piece of so many rows ended at `at`, ms. */
  readonly note: (rows: number, at: number) => void;
  /** What a row takes by the last pieces, with everything between them; null while too little is known. */
  readonly rowMs: () => number | null;
}

export function newSpeed(begin: number): Speed {
  let last = begin;
  let pieces: { readonly rows: number; readonly ms: number }[] = [];
  const sum = (of: "rows" | "ms") => pieces.reduce((all, piece) => all + piece[of], 0);
  return {
    note: (rows, at) => {
      pieces.push({ rows, ms: at - last });
      last = at;
      while (pieces.length > 1 && sum("ms") - (pieces[0]?.ms ?? 0) >= WINDOW) pieces = pieces.slice(1);
    },
    rowMs: () => (sum("ms") >= LEAST && sum("rows") > 0 ? sum("ms") / sum("rows") : null),
  };
}

interface Moving {
  readonly total: number;
  readonly done: number;
  readonly created: number;
  readonly updated: number;
  readonly finished_at: Date | null;
  readonly undo_started_at: Date | null;
  readonly undo_done: number;
  readonly undone_at: Date | null;
  readonly row_ms: number | null;
  readonly paced_at: Date | null;
}

function rowsLeft(task: Moving): number {
  if (!task.finished_at) return task.total - task.done;
  if (!task.undo_started_at || task.undone_at) return 0;
  return task.created + task.updated - task.undo_done;
}

/** Seconds until a task has moved to its end; null while nobody knows, and when nothing moves. */
export function secondsLeft(task: Moving, at: Date): number | null {
  const { row_ms, paced_at } = task;
  const left = rowsLeft(task);
  if (left <= 0 || row_ms === null || !paced_at || at.getTime() - paced_at.getTime() > STALE) return null;
  return Math.ceil((left * row_ms) / 1000);
}
