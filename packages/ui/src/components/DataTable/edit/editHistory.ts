import type { CellValue } from "./cellEditors.ts";

/** A change of one cell's value. */
export interface CellChange {
  /** 行の鍵。 */
  rowKey: string;
  /** 列の鍵。 */
  columnKey: string;
  /** 新しい値。 */
  value: CellValue;
  /** 前の値。 */
  previous: CellValue;
  /** 保存できなかったと出ているセルを、打ち直した、またはもう一度保存した。その理由を見たあとの値です。 */
  isAfterRefusal?: boolean;
}

/** Identifies a cell. */
export type CellKey = Pick<CellChange, "rowKey" | "columnKey">;

/** A text that could not be parsed. It stays in its cell until it is corrected or reverted. */
export interface UnparsedCell extends Omit<CellChange, "value"> {
  text: string;
  /** The cause, then how to fix it. */
  message: string;
}

/** One undoable step: an edit, a paste or a fill. */
export interface EditStep {
  changes: readonly CellChange[];
  unparsed: readonly UnparsedCell[];
}

/** The undo and redo history of edits, newest last. */
export interface EditHistory {
  /** Adds a step and clears the redo stack. */
  push: (changes: readonly CellChange[], unparsed?: readonly UnparsedCell[]) => void;
  /** The changes that undo the last step; undefined when there is none. */
  undo: () => EditStep | undefined;
  /** The changes that redo the step undone last. */
  redo: () => EditStep | undefined;
  /**
   * Removes reverted cells from the newest step that contains them, because there is nothing left to undo.
   */
  remove: (cells: readonly CellKey[]) => void;
  /** Takes out changes that were refused after the same cells were edited again: later ones lead back past them. */
  forget: (refused: readonly CellChange[]) => void;
}

const LIMIT = 100;
const inverse = (changes: readonly CellChange[]): CellChange[] =>
  changes.toReversed().map((change) => ({ ...change, value: change.previous, previous: change.value }));
/** A cell's key as one string. */
export const cellId = ({ rowKey, columnKey }: CellKey) => `${rowKey}\0${columnKey}`;

export function createEditHistory(): EditHistory {
  const done: EditStep[] = [];
  const undone: EditStep[] = [];
  return {
    push(changes, unparsed = []) {
      if (changes.length + unparsed.length === 0) return;
      done.push({ changes, unparsed });
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
    remove(cells) {
      const ids = new Set(cells.map(cellId));
      const index = done.findLastIndex(({ changes }) => changes.some((change) => ids.has(cellId(change))));
      const step = done[index];
      if (!step) return;
      const changes = step.changes.filter((change) => !ids.has(cellId(change)));
      done.splice(index, 1, ...(changes.length + step.unparsed.length > 0 ? [{ ...step, changes }] : []));
    },
    forget(refused) {
      const before = new Map(refused.map((change) => [cellId(change), change]));
      const isRefused = (change: CellChange) => {
        const own = before.get(cellId(change));
        return own !== undefined && own.value === change.value && own.previous === change.previous;
      };
      const from = done.findLastIndex(({ changes }) => changes.some(isRefused));
      if (from < 0) return;
      const steps = done.splice(from).map((step, index) => ({
        ...step,
        changes: step.changes.flatMap((change) => {
          if (index === 0 && isRefused(change)) return [];
          const own = before.get(cellId(change));
          return own && own.value === change.previous ? { ...change, previous: own.previous } : change;
        }),
      }));
      done.push(...steps.filter(({ changes, unparsed }) => changes.length + unparsed.length > 0));
    },
  };
}
