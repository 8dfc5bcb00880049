import type { DataTableColumn } from "../table/columns.ts";
import { type CellValue, withValue } from "./cellEditors.ts";
import { type CellChange, type CellKey, cellId, type UnparsedCell } from "./editHistory.ts";

/** What a cell shows instead of its row's value while an edit is being saved, and after it failed. */
export interface CellEdit {
  value: CellValue;
  /** `kept`: saved, but the row in the props does not contain it yet. */
  state: "pending" | "saved" | "kept" | "failed";
  /** Why it failed, and how to fix it. */
  message?: string;
  /** A text that could not be parsed; it stays to be corrected. */
  text?: string;
  /** The value that is known to be stored under the edit; once the edit itself is, that is its own value. */
  previous: CellValue;
}

/** A cell that was rejected, and why. */
export interface CellRejection {
  /** 行の鍵。 */
  rowKey: string;
  /** 列の鍵。 */
  columnKey: string;
  /** 原因、次に直し方。セルに出ます。 */
  message: string;
}

/**
 * Saves edits: one cell, or all cells of a paste, a fill or an undo. Resolves with the rejected cells (or
 * nothing); a rejected promise rejects all of them with its message.
 */
export type OnEdit = (
  changes: readonly CellChange[],
) => Promise<readonly CellRejection[] | undefined> | Promise<void>;

export type RowEdits = ReadonlyMap<string, CellEdit>;

/** Edits that the rows do not contain yet. They live outside React: each row subscribes to its own. */
export interface CellEdits {
  /** The edits of one row by column key. A new map after each change of that row. */
  of: (rowKey: string) => RowEdits | undefined;
  get: (cell: CellKey) => CellEdit | undefined;
  /** The changes with the values as their base that are known to be stored by now. */
  withBase: (changes: readonly CellChange[]) => CellChange[];
  begin: (changes: readonly CellChange[]) => void;
  /** Completes the changes passed to `begin`. An edit that was made since takes them as its base. */
  succeed: (changes: readonly CellChange[]) => void;
  fail: (changes: readonly CellChange[], rejections: readonly CellRejection[]) => void;
  /** Keeps texts that could not be parsed in their cells. */
  keepUnparsed: (cells: readonly UnparsedCell[]) => void;
  /** Whether the cell was edited again since the change was passed to `begin`. */
  isOvertaken: (change: CellChange) => boolean;
  drop: (cells: readonly CellKey[]) => void;
  /** Removes the `saved` marks. */
  settle: () => void;
  /** Removes edits whose row has been replaced by a newer one. */
  reconcile: (rowOf: (rowKey: string) => unknown) => void;
  failed: () => (CellKey & CellEdit)[];
  subscribe: (listener: () => void) => () => void;
}

interface Stored extends CellEdit {
  token: CellChange | undefined;
  /** The row object when the save completed. A different object contains the saved value. */
  row?: unknown;
}

export function createCellEdits(rowOf: (rowKey: string) => unknown): CellEdits {
  const rows = new Map<string, ReadonlyMap<string, Stored>>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const write = ({ rowKey, columnKey }: CellKey, edit: Stored | undefined) => {
    const next = new Map(rows.get(rowKey));
    if (edit) next.set(columnKey, edit);
    else next.delete(columnKey);
    if (next.size > 0) rows.set(rowKey, next);
    else rows.delete(rowKey);
  };
  const read = ({ rowKey, columnKey }: CellKey) => rows.get(rowKey)?.get(columnKey);
  const all = () =>
    [...rows].flatMap(([rowKey, edits]) =>
      [...edits].map(([columnKey, edit]) => ({ rowKey, columnKey, ...edit })),
    );
  /** Quick edits of one cell must not name a value of before the last save: it would look like a colleague's change. */
  const baseOf = (cell: CellKey & Pick<CellChange, "previous">) => {
    const edit = read(cell);
    if (!edit) return cell.previous;
    return edit.state === "saved" || edit.state === "kept" ? edit.value : edit.previous;
  };
  const answer = (change: CellChange, patch: (edit: Stored) => Stored) => {
    const edit = read(change);
    if (edit?.token === change) write(change, patch(edit));
  };
  return {
    of: (rowKey) => rows.get(rowKey),
    get: read,
    withBase: (changes) => changes.map((change) => ({ ...change, previous: baseOf(change) })),
    begin(changes) {
      for (const change of changes)
        write(change, {
          value: change.value,
          state: "pending",
          previous: baseOf(change),
          token: change,
          row: rowOf(change.rowKey),
        });
      changed();
    },
    succeed(changes) {
      for (const change of changes) {
        const { value } = change;
        const edit = read(change);
        if (edit?.token === change) write(change, { ...edit, state: "saved" });
        // A text that could not be parsed stands for the stored value until it is corrected.
        else if (edit)
          write(change, { ...edit, previous: value, value: edit.text === undefined ? edit.value : value });
      }
      changed();
    },
    fail(changes, rejections) {
      const messages = new Map(rejections.map((one) => [cellId(one), one.message]));
      for (const change of changes) {
        const message = messages.get(cellId(change));
        if (message !== undefined) answer(change, (edit) => ({ ...edit, state: "failed", message }));
      }
      changed();
    },
    keepUnparsed(cells) {
      for (const cell of cells) {
        const { text, message } = cell;
        const previous = baseOf(cell);
        write(cell, { value: previous, state: "failed", token: undefined, text, message, previous });
      }
      if (cells.length > 0) changed();
    },
    isOvertaken: (change) => {
      const edit = read(change);
      return edit !== undefined && edit.token !== change;
    },
    drop(cells) {
      const held = cells.filter(read);
      for (const cell of held) write(cell, undefined);
      if (held.length > 0) changed();
    },
    settle() {
      for (const { rowKey, columnKey, ...edit } of all()) {
        if (edit.state !== "saved") continue;
        const isTaken = rowOf(rowKey) !== edit.row;
        write({ rowKey, columnKey }, isTaken ? undefined : { ...edit, state: "kept" });
      }
      changed();
    },
    reconcile(current) {
      const taken = all().filter(({ rowKey, state, row }) => state === "kept" && current(rowKey) !== row);
      for (const cell of taken) write(cell, undefined);
      if (taken.length > 0) changed();
    },
    failed: () => all().filter(({ state }) => state === "failed"),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The row with the values that are being saved. */
export const withEdits = <Row>(
  row: Row,
  columns: readonly DataTableColumn<Row>[],
  edits: RowEdits | undefined,
): Row =>
  edits === undefined
    ? row
    : columns.reduce((now, { key, editor }) => {
        const edit = edits.get(key);
        return edit && editor ? withValue(editor, key, now, edit.value) : now;
      }, row);
