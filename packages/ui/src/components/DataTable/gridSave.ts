import type { CellRejection } from "./cellEdits.ts";
import {
  type CellChange,
  type CellKey,
  cellId,
  createEditHistory,
  type EditStep,
  type UnreadCell,
} from "./editHistory.ts";
import { type Grid, say } from "./grid.ts";
import { focusActive } from "./gridFocus.ts";
import { createTurns } from "./turns.ts";

/** How long 「保存しました」 stands at a cell. */
const SAVED_MS = 2000;
const UNKNOWN = "保存できませんでした。時間をおいて、もう一度お試しください。";

/** Saves changes and keeps what can be taken back. */
export interface Saver {
  /** Saves as one step. Cells whose value stays the same are left out; unread texts stay at their cells. */
  save: (changes: readonly CellChange[], unread?: readonly UnreadCell[]) => Promise<void>;
  undo: () => void;
  redo: () => void;
  /** Gives up the refused or unread value of a cell: the value of before is back. False where there is none. */
  giveUp: (cell: CellKey) => boolean;
}

export function createSaver<Row>(grid: Grid<Row>): Saver {
  const history = createEditHistory();
  const takeTurns = createTurns();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const failedAt = (cell: CellKey) => {
    const edit = grid.edits.get(cell);
    return edit?.state === "failed" ? edit : undefined;
  };

  async function ask(changes: readonly CellChange[]): Promise<readonly CellRejection[]> {
    try {
      return (await grid.view.onEdit?.(changes)) ?? [];
    } catch (cause) {
      const message = cause instanceof Error && cause.message ? cause.message : UNKNOWN;
      return changes.map(({ rowKey, columnKey }) => ({ rowKey, columnKey, message }));
    }
  }

  async function send(changes: readonly CellChange[]) {
    if (changes.length === 0) return;
    grid.edits.begin(changes);
    // Two saves of one row keep their order: a slow answer must not overwrite the newer value.
    const rejections = await takeTurns(
      changes.map(({ rowKey }) => rowKey),
      () => ask(changes),
    );
    const refused = new Set(rejections.map(cellId));
    grid.edits.fail(changes, rejections);
    grid.edits.succeed(changes.filter((change) => !refused.has(cellId(change))));
    clearTimeout(timer);
    timer = setTimeout(() => grid.edits.settle(), SAVED_MS);
    if (rejections.length > 0) sayFailed(rejections.length, rejections[0]?.message ?? UNKNOWN);
    else dropNote();
  }

  /** The offer to save again goes once nothing is left to be saved again. */
  const dropNote = () => {
    if (grid.edits.failed().length === 0 && grid.note.get()?.action) grid.note.set(null);
  };

  // The step of the first attempt still stands in the history.
  const retry = () => {
    // The button goes with what it was for: the keyboard stays in the table.
    focusActive(grid);
    void send(
      grid.edits
        .failed()
        .filter(({ text }) => text === undefined)
        .map(({ rowKey, columnKey, value, previous }) => ({ rowKey, columnKey, value, previous })),
    );
  };

  const sayFailed = (count: number, message: string) =>
    say(grid, `${count}件を保存できませんでした。${message}`, {
      action: { label: "もう一度保存", press: retry },
    });

  /** What was never saved is only taken away, the rest is saved back. Returns how many cells changed. */
  const takeBack = ({ changes, unread }: EditStep) => {
    const gone = [
      ...unread.filter((cell) => failedAt(cell)?.text === cell.text),
      ...changes.filter((change) => {
        const edit = failedAt(change);
        return edit && edit.text === undefined && edit.value === change.previous;
      }),
    ];
    grid.edits.drop(gone);
    const dropped = new Set<object>(gone);
    const rest = changes.filter((change) => !dropped.has(change));
    void send(rest);
    return gone.length + rest.length;
  };

  return {
    async save(changes, unread = []) {
      // What was refused before was never there: the step leads back to the value before it.
      const fresh = changes.map((change) => {
        const edit = failedAt(change);
        return edit ? { ...change, previous: edit.previous } : change;
      });
      const overwritten = fresh.filter(failedAt);
      history.forget(overwritten);
      grid.edits.drop(overwritten);
      grid.edits.keepTexts(unread);
      const real = fresh.filter(({ value, previous }) => value !== previous);
      history.push(real, unread);
      if (real.length === 0) dropNote();
      await send(real);
    },
    undo() {
      // A step that is empty by now, as its texts were put right, takes nothing back: then the one before it.
      for (let step = history.undo(); step; step = history.undo()) {
        const count = takeBack(step);
        if (count > 0) return say(grid, `${count}件の変更を元に戻しました`);
      }
      say(grid, "元に戻す変更はありません");
    },
    redo() {
      const step = history.redo();
      if (!step) return say(grid, "やり直す変更はありません");
      grid.edits.keepTexts(step.unread);
      say(grid, `${step.changes.length + step.unread.length}件の変更をやり直しました`);
      void send(step.changes);
    },
    giveUp(cell) {
      if (!failedAt(cell)) return false;
      history.forget([cell]);
      grid.edits.drop([cell]);
      dropNote();
      return true;
    },
  };
}
