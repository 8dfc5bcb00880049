import type { CellRejection } from "./cellEdits.ts";
import { type CellChange, createEditHistory, type EditHistory } from "./editHistory.ts";
import { type Grid, say } from "./grid.ts";

/** How long 「保存しました」 stands at a cell. */
const SAVED_MS = 2000;
const UNKNOWN = "保存できませんでした。時間をおいて、もう一度お試しください。";

type CellKey = Pick<CellChange, "rowKey" | "columnKey">;

/** Saves changes and keeps what can be taken back. */
export interface Saver {
  /** Saves as one step. Cells whose value stays the same are left out; unread texts of the step go with its undo. */
  save: (changes: readonly CellChange[], unread?: readonly CellKey[]) => Promise<void>;
  undo: () => void;
  redo: () => void;
  history: EditHistory;
}

export function createSaver<Row>(grid: Grid<Row>): Saver {
  const history = createEditHistory();
  let lastUnread: readonly CellKey[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(changes: readonly CellChange[]): Promise<readonly CellRejection[]> {
    try {
      return (await grid.view.onEdit?.(changes)) ?? [];
    } catch (cause) {
      const message = cause instanceof Error && cause.message ? cause.message : UNKNOWN;
      return changes.map(({ rowKey, columnKey }) => ({ rowKey, columnKey, message }));
    }
  }

  async function send(changes: readonly CellChange[]) {
    grid.edits.begin(changes);
    const rejections = await ask(changes);
    const refused = new Set(rejections.map(({ rowKey, columnKey }) => `${rowKey}\0${columnKey}`));
    const isRefused = ({ rowKey, columnKey }: CellChange) => refused.has(`${rowKey}\0${columnKey}`);
    grid.edits.fail(changes, rejections);
    grid.edits.succeed(changes.filter((change) => !isRefused(change)));
    history.forget(rejections);
    clearTimeout(timer);
    timer = setTimeout(() => grid.edits.settle(), SAVED_MS);
    if (rejections.length > 0) sayFailed(rejections.length, rejections[0]?.message ?? UNKNOWN);
    else if (grid.edits.failed().length === 0 && grid.note.get()?.action) grid.note.set(null);
  }

  const retry = () => {
    const failed = grid.edits.failed().filter(({ text }) => text === undefined);
    const changes = failed.map(({ rowKey, columnKey, value, previous }) => ({
      rowKey,
      columnKey,
      value,
      previous,
    }));
    history.push(changes);
    void send(changes);
  };

  const sayFailed = (count: number, message: string) =>
    say(grid, `${count}件を保存できませんでした。${message}`, {
      action: { label: "もう一度保存", press: retry },
    });

  const step = (changes: readonly CellChange[] | undefined, done: string, nothing: string) => {
    say(grid, changes ? `${changes.length}件の変更を${done}` : nothing);
    if (changes) void send(changes);
  };

  return {
    history,
    async save(changes, unread = []) {
      lastUnread = unread;
      const real = changes.filter(
        (change) => change.value !== change.previous || grid.edits.get(change)?.state === "failed",
      );
      if (real.length === 0) return;
      history.push(real);
      await send(real);
    },
    undo() {
      const unread = lastUnread;
      lastUnread = [];
      for (const cell of unread) if (grid.edits.get(cell)?.text !== undefined) grid.edits.drop(cell);
      step(
        history.undo(),
        "元に戻しました",
        unread.length > 0 ? "元に戻しました" : "元に戻す変更はありません",
      );
    },
    redo: () => step(history.redo(), "やり直しました", "やり直す変更はありません"),
  };
}
