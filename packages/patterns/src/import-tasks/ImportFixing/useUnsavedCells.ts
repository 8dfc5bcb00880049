import { useCallback, useState } from "react";
import type { ImportFailedRowLook } from "./fixColumns.tsx";

export interface UnsavedCells {
  /** What was typed into this cell; undefined where nothing waits. */
  readonly typedIn: (row: number, column: number) => string | undefined;
  /** Undefined: it is saved. */
  readonly noteTyped: (row: number, column: number, value: string | undefined) => void;
}

const keyOf = (row: number, column: number) => `${row} ${column}`;

/** What was typed into fields that went away before it was saved: a phone was turned, or other rows were asked for. */
export function useUnsavedCells(rows: readonly ImportFailedRowLook[]): UnsavedCells & { unsaved: number } {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const noteTyped = useCallback<UnsavedCells["noteTyped"]>(
    (row, column, value) =>
      setTyped((held) => {
        const next = new Map(held);
        if (value === undefined) next.delete(keyOf(row, column));
        else next.set(keyOf(row, column), value);
        return next;
      }),
    [],
  );
  const typedIn = (row: number, column: number) => typed.get(keyOf(row, column));
  const waits = ({ row, cells }: ImportFailedRowLook) =>
    [...typed].filter(([key, value]) => {
      const [of, column] = key.split(" ").map(Number);
      return of === row && (cells[column ?? 0] ?? "") !== value;
    }).length;
  // Counted only where something waits, of a handful of cells.
  const unsaved = typed.size === 0 ? 0 : rows.reduce((sum, row) => sum + waits(row), 0);
  return { typedIn, noteTyped, unsaved };
}
