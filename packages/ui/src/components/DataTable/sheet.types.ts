import type { CellRejection } from "./cellEdits.ts";
import type { CellChange } from "./editHistory.ts";

/**
 * Saves edits: one cell, or all of a paste, a fill or an undo. Resolves with the cells that were refused (or nothing);
 * a rejected promise refuses all of them with its message.
 */
export type OnEdit = (
  changes: readonly CellChange[],
) => Promise<readonly CellRejection[] | undefined> | Promise<void>;
