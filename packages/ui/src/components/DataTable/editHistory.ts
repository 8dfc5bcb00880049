import type { CellValue } from "./cellEditors.ts";

/** One cell from one value to another. */
export interface CellChange {
  rowKey: string;
  columnKey: string;
  value: CellValue;
  previous: CellValue;
}

/** Steps of edits. A paste or a fill is one step. */
export interface EditHistory {
  /** Notes a step; what had been undone is forgotten. */
  push: (changes: readonly CellChange[]) => void;
  /** The changes that take the last step back; undefined when there is none. */
  undo: () => readonly CellChange[] | undefined;
  /** The changes that do the undone step again. */
  redo: () => readonly CellChange[] | undefined;
  /** Takes cells that were never saved out of the newest step that holds them: there is nothing to take back. */
  forget: (cells: readonly Pick<CellChange, "rowKey" | "columnKey">[]) => void;
}

const LIMIT = 100;
const inverse = (changes: readonly CellChange[]): CellChange[] =>
  changes.toReversed().map((change) => ({ ...change, value: change.previous, previous: change.value }));
const cellId = ({ rowKey, columnKey }: Pick<CellChange, "rowKey" | "columnKey">) => `${rowKey}\0${columnKey}`;

export function createEditHistory(): EditHistory {
  const done: (readonly CellChange[])[] = [];
  const undone: (readonly CellChange[])[] = [];
  return {
    push(changes) {
      if (changes.length === 0) return;
      done.push(changes);
      if (done.length > LIMIT) done.shift();
      undone.length = 0;
    },
    undo() {
      const step = done.pop();
      if (!step) return undefined;
      undone.push(step);
      return inverse(step);
    },
    redo() {
      const step = undone.pop();
      if (!step) return undefined;
      done.push(step);
      return step;
    },
    forget(cells) {
      const ids = new Set(cells.map(cellId));
      const index = done.findLastIndex((step) => step.some((change) => ids.has(cellId(change))));
      if (index < 0) return;
      const kept = (done[index] ?? []).filter((change) => !ids.has(cellId(change)));
      done.splice(index, 1, ...(kept.length > 0 ? [kept] : []));
    },
  };
}
