import type { Word } from "../../../words/word.ts";
import { focusActive } from "../grid/focus.ts";
import { announce, type Grid } from "../grid/grid.ts";
import type { CellValue } from "./cellEditors.ts";
import type { CellEdit, CellRejection } from "./cellEdits.ts";
import {
  type CellChange,
  type CellKey,
  cellId,
  createEditHistory,
  type EditStep,
  type UnparsedCell,
} from "./editHistory.ts";
import { createKeyedQueue } from "./keyedQueue.ts";

/** How long 「保存しました」 is shown at a cell. */
const SAVED_MS = 2000;
const unknown = (word: Word) => word("保存できませんでした。時間をおいて、もう一度お試しください。");

/** Saves changes and keeps the undo history. */
export interface Saver {
  /** Saves as one undoable step. Unchanged cells are skipped; unparsed texts stay in their cells. */
  save: (changes: readonly CellChange[], unparsed?: readonly UnparsedCell[]) => Promise<void>;
  undo: () => void;
  redo: () => void;
  /** Saves cells whose edit failed once more; all of them without `cells`. */
  retry: (cells?: readonly CellKey[]) => void;
  /** Saves cells once more whose save got no answer at all, as without a network; nobody refused those. */
  resend: () => void;
  /** Restores the previous value of a cell whose edit failed. Returns false if there is no failed edit. */
  revert: (cell: CellKey) => boolean;
}

export function createSaver<Row>(grid: Grid<Row>): Saver {
  const history = createEditHistory();
  const enqueue = createKeyedQueue();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** By cell, what was sent and got no answer. */
  const unanswered = new Map<string, CellValue>();
  const failedAt = (cell: CellKey) => {
    const edit = grid.edits.get(cell);
    return edit?.state === "failed" ? edit : undefined;
  };

  async function ask(changes: readonly CellChange[]): Promise<readonly CellRejection[]> {
    const { onEdit, word } = grid.view;
    const refuse = (message: string) =>
      changes.map(({ rowKey, columnKey }) => ({ rowKey, columnKey, message }));
    // An earlier save of the row may have taken so long that nobody may edit the table any more.
    if (!onEdit) return refuse(word("この表を編集できなくなったため、保存していません。"));
    try {
      const rejections = (await onEdit(changes)) ?? [];
      for (const change of changes) unanswered.delete(cellId(change));
      return rejections;
    } catch (cause) {
      for (const change of changes) unanswered.set(cellId(change), change.value);
      return refuse(cause instanceof Error && cause.message ? cause.message : unknown(word));
    }
  }

  async function send(changes: readonly CellChange[]) {
    if (changes.length === 0) return;
    grid.edits.begin(changes);
    // Two saves of one row keep their order, so that a slow response cannot overwrite the newer value.
    const rejections = await enqueue(
      changes.map(({ rowKey }) => rowKey),
      () => ask(grid.edits.withBase(changes)),
    );
    const refused = new Set(rejections.map(cellId));
    history.forget(changes.filter((change) => refused.has(cellId(change)) && grid.edits.isOvertaken(change)));
    grid.edits.fail(changes, rejections);
    grid.edits.succeed(changes.filter((change) => !refused.has(cellId(change))));
    clearTimeout(timer);
    timer = setTimeout(() => grid.edits.settle(), SAVED_MS);
    if (rejections.length > 0)
      announceFailure(rejections.length, rejections[0]?.message ?? unknown(grid.view.word));
    else updateFailureNote();
  }

  /** Cells whose value was sent and is not saved. */
  const unsaved = () => grid.edits.failed().filter(({ text }) => text === undefined);

  /** The retry offer counts what is left, and goes with the last of it. */
  const updateFailureNote = () => {
    if (!grid.note.get()?.action) return;
    const [first, ...others] = unsaved();
    if (first && noted !== others.length + 1) announceFailure(1, first.message ?? unknown(grid.view.word));
    else if (grid.edits.failed().length === 0) grid.note.set(null);
  };

  const sendAgain = (cells: readonly (CellKey & CellEdit)[]) =>
    // The step of the first attempt is still in the history.
    void send(
      cells.map(({ rowKey, columnKey, value, previous }) => ({
        rowKey,
        columnKey,
        value,
        previous,
        isAfterRefusal: true,
      })),
    );

  const retry = (cells?: readonly CellKey[]) => {
    const asked = cells && new Set(cells.map(cellId));
    // The button disappears when it has done its work, so the focus moves back into the table.
    focusActive(grid);
    sendAgain(unsaved().filter((cell) => !asked || asked.has(cellId(cell))));
  };

  /** How many cells the retry offer says. */
  let noted = 0;
  /** A refused value that was typed over while it was on its way stands in no cell: `refused` counts it. */
  const announceFailure = (refused: number, message: string) => {
    noted = Math.max(refused, unsaved().length);
    announce(grid, grid.view.word("{count}件を保存できませんでした。", { count: noted }) + message, {
      action: { label: grid.view.word("もう一度保存"), onClick: () => retry() },
    });
  };

  /**
   * Removes edits that were never saved and saves the previous values of the others. Returns the number of
   * cells.
   */
  const revertStep = ({ changes, unparsed }: EditStep) => {
    const unsaved = [
      ...unparsed.filter((cell) => failedAt(cell)?.text === cell.text),
      ...changes.filter((change) => {
        const edit = failedAt(change);
        return edit && edit.text === undefined && edit.value === change.previous;
      }),
    ];
    grid.edits.drop(unsaved);
    const dropped = new Set<object>(unsaved);
    const rest = changes.filter((change) => !dropped.has(change));
    void send(rest);
    return unsaved.length + rest.length;
  };

  return {
    retry,
    resend: () => sendAgain(unsaved().filter((cell) => unanswered.get(cellId(cell)) === cell.value)),
    async save(changes, unparsed = []) {
      // A rejected value was never stored, so undo leads back to the value before it.
      const fresh = changes.map((change) => {
        const edit = failedAt(change);
        return edit ? { ...change, previous: edit.previous } : change;
      });
      const overwritten = fresh.filter(failedAt);
      history.remove(overwritten);
      grid.edits.drop(overwritten);
      grid.edits.keepUnparsed(unparsed);
      const real = fresh.filter(({ value, previous }) => value !== previous);
      history.push(real, unparsed);
      if (real.length === 0) updateFailureNote();
      const typedOver = new Set(overwritten.map(cellId));
      await send(
        real.map((change) => (typedOver.has(cellId(change)) ? { ...change, isAfterRefusal: true } : change)),
      );
    },
    undo() {
      // A step whose texts were all corrected since has nothing to undo, so the step before it is undone.
      for (let step = history.undo(); step; step = history.undo()) {
        const count = revertStep(step);
        if (count > 0) return announce(grid, grid.view.word("{count}件の変更を元に戻しました", { count }));
      }
      announce(grid, grid.view.word("元に戻す変更はありません"));
    },
    redo() {
      const step = history.redo();
      if (!step) return announce(grid, grid.view.word("やり直す変更はありません"));
      grid.edits.keepUnparsed(step.unparsed);
      announce(
        grid,
        grid.view.word("{count}件の変更をやり直しました", {
          count: step.changes.length + step.unparsed.length,
        }),
      );
      void send(step.changes);
    },
    revert(cell) {
      if (!failedAt(cell)) return false;
      history.remove([cell]);
      grid.edits.drop([cell]);
      updateFailureNote();
      return true;
    },
  };
}
