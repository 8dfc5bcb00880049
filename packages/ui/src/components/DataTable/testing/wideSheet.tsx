import { useState } from "react";
import { DataTable } from "../DataTable.tsx";
import type { CellRejection } from "../edit/cellEdits.ts";
import type { CellChange } from "../edit/editHistory.ts";
import type { DataTableColumn } from "../table/columns.ts";
import { useSelection } from "../table/useSelection.ts";

interface WideRow {
  uid: string;
  values: Readonly<Record<string, string | null>>;
}

const COLUMNS = 30;
const LAST = COLUMNS - 1;
const keyAt = (column: number) => `c${column}`;

const columns: DataTableColumn<WideRow>[] = Array.from({ length: COLUMNS }, (_, column) => ({
  key: keyAt(column),
  header: column === 0 ? "名前" : `列${column}`,
  width: column === 0 ? 160 : 110,
  cell: (row) =>
    // As high as a button: taller than the text beside it.
    column === 2 ? (
      <span style={{ display: "inline-block", height: 28 }}>{row.values[keyAt(column)]}</span>
    ) : (
      // A tone of its own, which is not the column's.
      <span data-tone={column === 5 ? "warning" : undefined}>{row.values[keyAt(column)]}</span>
    ),
  ...(column > 0 && {
    editor: {
      type: "text",
      value: (row) => row.values[keyAt(column)] ?? null,
      set: (row, value) => ({ ...row, values: { ...row.values, [keyAt(column)]: String(value ?? "") } }),
    },
  }),
}));

const rowsOf = (count: number): WideRow[] =>
  Array.from({ length: count }, (_, row) => ({
    uid: `w${row}`,
    values: Object.fromEntries(
      Array.from({ length: COLUMNS }, (_cell, column) => [keyAt(column), `${row}-${column}`]),
    ),
  }));

export interface WideSheetProps {
  rowCount: number;
  onEdit: (changes: readonly CellChange[]) => void;
  selectable?: boolean;
}

/** 30 columns in a box that shows a few of them. */
export function WideSheet({ rowCount, onEdit, selectable = true }: WideSheetProps) {
  const [rows, setRows] = useState(() => rowsOf(rowCount));
  const { selection } = useSelection();
  const save = async (changes: readonly CellChange[]): Promise<readonly CellRejection[]> => {
    onEdit(changes);
    setRows((before) =>
      before.map((row) => {
        const own = changes.filter(({ rowKey }) => rowKey === row.uid);
        const values = Object.fromEntries(
          own.map(({ columnKey, value }) => [columnKey, String(value ?? "")]),
        );
        return own.length > 0 ? { ...row, values: { ...row.values, ...values } } : row;
      }),
    );
    return [];
  };
  return (
    <div style={{ maxWidth: 760 }}>
      <DataTable
        label="列の多いシート"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.uid}
        rowLabel={(row) => row.values.c0 ?? ""}
        onEdit={save}
        selection={selectable ? selection : undefined}
        rowHeight={40}
        maxHeight={400}
        columnSettings
      />
    </div>
  );
}

const lineOf = (canvasElement: HTMLElement, row: number) =>
  canvasElement.querySelector<HTMLTableRowElement>(`tbody > tr[aria-rowindex="${row + 2}"]`);

/** The cell of a row, both counted from 0 and without the checkbox column; null if it is not drawn. */
export const wideCell = (canvasElement: HTMLElement, row: number, column: number) =>
  lineOf(canvasElement, row)?.querySelector<HTMLTableCellElement>(`[aria-colindex="${column + 2}"]`) ?? null;

/** Whether every cell of a drawn row stands under the head of its column, and one is drawn wherever one is seen. */
export function isInPlace(canvasElement: HTMLElement): boolean {
  const region = canvasElement.querySelector("[role=grid]")?.parentElement;
  const line = canvasElement.querySelector<HTMLTableRowElement>("tbody > tr[data-key]");
  if (!region || !line) return false;
  const box = region.getBoundingClientRect();
  const name = line.querySelector(".key")?.getBoundingClientRect().right ?? 0;
  return [...canvasElement.querySelectorAll<HTMLElement>("thead th")].every((head) => {
    const cell = line.querySelector(`[aria-colindex="${head.getAttribute("aria-colindex")}"]`);
    const place = head.getBoundingClientRect();
    const isSeen = place.right > name + 1 && place.left < box.left + region.clientWidth - 1;
    if (!cell) return !isSeen;
    const own = cell.getBoundingClientRect();
    return Math.abs(own.left - place.left) < 1 && Math.abs(own.width - place.width) < 1;
  });
}

export const lastColumn = LAST;
