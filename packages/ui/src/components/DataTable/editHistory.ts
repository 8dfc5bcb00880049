import type { CellValue } from "./cellEditors.ts";

/** One cell from one value to another. */
export interface CellChange {
  rowKey: string;
  columnKey: string;
  value: CellValue;
  previous: CellValue;
}

/** Which cell. */
export type CellKey = Pick<CellChange, "rowKey" | "columnKey">;

/** A text that could not be read; it stands at its cell until it is put right or given up. */
export interface UnreadCell extends Omit<CellChange, "value"> {
  text: string;
  /** Cause, then cure. */
  message: string;
}

/** One press: an edit, a paste, a fill. */
export interface EditStep {
  changes: readonly CellChange[];
  unread: readonly UnreadCell[];
}

/** Steps of edits, newest last. */
export interface EditHistory {
  /** Notes a step; what had been undone is forgotten. */
  push: (changes: readonly CellChange[], unread?: readonly UnreadCell[]) => void;
  /** What takes the last step back; undefined when there is none. */
  undo: () => EditStep | undefined;
  /** What does the undone step again. */
  redo: () => EditStep | undefined;
  /** Takes cells that were given up unsaved out of the newest step that holds them: nothing is left to take back. */
  forget: (cells: readonly CellKey[]) => void;
}

const LIMIT = 100;
const inverse = (changes: readonly CellChange[]): CellChange[] =>
  changes.toReversed().map((change) => ({ ...change, value: change.previous, previous: change.value }));
/** A cell as one word. */
export const cellId = ({ rowKey, columnKey }: CellKey) => `${rowKey}\0${columnKey}`;

export function createEditHistory(): EditHistory {
  const done: EditStep[] = [];
  const undone: EditStep[] = [];
  return {
    push(changes, unread = []) {
      if (changes.length + unread.length === 0) return;
      done.push({ changes, unread });
      if (done.length > LIMIT) done.shift();
      undone.length = 0;
    },
    undo() {
      const step = done.pop();
      if (!step) return undefined;
      undone.push(step);
      return { ...step, changes: inverse(step.changes) };
    },
    redo() {
      const step = undone.pop();
      if (!step) return undefined;
      done.push(step);
      return step;
    },
    forget(cells) {
      const ids = new Set(cells.map(cellId));
      const index = done.findLastIndex(({ changes }) => changes.some((change) => ids.has(cellId(change))));
      const step = done[index];
      if (!step) return;
      const changes = step.changes.filter((change) => !ids.has(cellId(change)));
      done.splice(index, 1, ...(changes.length + step.unread.length > 0 ? [{ ...step, changes }] : []));
    },
  };
}
