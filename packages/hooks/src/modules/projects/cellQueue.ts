import { CELL_CHANGES_MAX, type CellChange, type RefusedCell } from "@tsumugi/contract";

interface Pushed {
  left: number;
  readonly refused: RefusedCell[];
  readonly resolve: (refused: readonly RefusedCell[]) => void;
  readonly reject: (error: unknown) => void;
}

interface Waiting {
  change: CellChange;
  /** Everybody who waits for this cell: a cell that is changed again while it waits is sent once. */
  readonly pushes: Pushed[];
}

/** Changes of cells, answered with those that were refused. */
export type PushCells = (changes: readonly CellChange[]) => Promise<readonly RefusedCell[]>;

const cellId = ({ creator_uid, column }: Pick<CellChange, "creator_uid" | "column">) =>
  `${creator_uid} ${column}`;

/**
 * Sends changes of cells one call after the other, so that they arrive in the order in which they were made. What is
 * changed during a call waits and goes in the next one together.
 */
export function createCellQueue(
  send: (changes: readonly CellChange[]) => Promise<readonly RefusedCell[]>,
  most: number = CELL_CHANGES_MAX,
): PushCells {
  const waiting = new Map<string, Waiting>();
  let isSending = false;

  const settle = (cells: readonly Waiting[], refused: readonly RefusedCell[]) => {
    const byCell = new Map(refused.map((one) => [cellId(one), one]));
    for (const { change, pushes } of cells) {
      const refusal = byCell.get(cellId(change));
      for (const push of pushes) {
        if (refusal) push.refused.push(refusal);
        push.left -= 1;
        if (push.left === 0) push.resolve(push.refused);
      }
    }
  };

  const run = async () => {
    isSending = true;
    while (waiting.size > 0) {
      const next = [...waiting].slice(0, most);
      for (const [id] of next) waiting.delete(id);
      const cells = next.map(([, cell]) => cell);
      try {
        settle(cells, await send(cells.map(({ change }) => change)));
      } catch (error) {
        for (const push of new Set(cells.flatMap(({ pushes }) => pushes))) push.reject(error);
      }
    }
    isSending = false;
  };

  return (changes) =>
    new Promise((resolve, reject) => {
      const latest = new Map(changes.map((change) => [cellId(change), change]));
      const push: Pushed = { left: latest.size, refused: [], resolve, reject };
      if (latest.size === 0) resolve([]);
      for (const [id, change] of latest) {
        const held = waiting.get(id);
        if (held) {
          // What stood there before the first of the two is what the server compares.
          const { was, ...rest } = change;
          held.change = held.change.was === undefined ? rest : { ...rest, was: held.change.was };
          held.pushes.push(push);
        } else {
          waiting.set(id, { change, pushes: [push] });
        }
      }
      if (!isSending) void run();
    });
}
