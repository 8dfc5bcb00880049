import { createCellEdits } from "./cellEdits.ts";
import type { DataTableColumn } from "./columns.ts";
import type { GridPosition } from "./gridMoves.ts";
import type { DataTableLayout } from "./layout.ts";
import type { CellRange } from "./range.ts";
import type { Selection } from "./selection.ts";
import type { OnEdit } from "./sheet.types.ts";

/** Column key of the check boxes. */
export const CHECK = "\0check";
/** Row key of the header. */
export const HEAD = "\0head";

/** What the table was given last; written after each draw. */
export interface GridView<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown columns in their order, without the check boxes. */
  columns: readonly DataTableColumn<Row>[];
  selection: Selection | undefined;
  onEdit: OnEdit | undefined;
  layout: DataTableLayout;
  setLayout: (layout: DataTableLayout) => void;
  /** `YYYY-MM-DD` in JST. */
  today: () => string;
}

export interface ActiveCell extends GridPosition {
  rowKey: string;
  columnKey: string;
}

/** A line under the table: what happened, and what can be done about it. */
export interface GridNote {
  text: string;
  /** Read aloud only. */
  quiet?: boolean;
  action?: { label: string; press: () => void };
}

/** A small value others can subscribe to. */
export function createSignal<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: Value) {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The tip of the active or hovered cell. */
export interface GridTip {
  cell: HTMLElement;
  text: string;
  tone?: "danger";
}

/** What moves, edits and paints the cells. Lives as long as the table; React hears of it by signals only. */
export type Grid<Row> = ReturnType<typeof createGrid<Row>>;

export function createGrid<Row>(view: GridView<Row>) {
  const grid = {
    view,
    /** The box that scrolls; null before the first draw. */
    root: null as HTMLElement | null,
    active: { rowKey: HEAD, columnKey: "", row: -1, column: 0 } as ActiveCell,
    activeElement: null as HTMLTableCellElement | null,
    /** The focus was in the table at the last event. */
    hasFocus: false,
    /** Corner from which Shift extends, and what is chosen; data columns only, from 0. */
    anchor: null as GridPosition | null,
    range: null as CellRange | null,
    /** What lay under the range at the last draw. */
    drawn: null as Pick<GridView<Row>, "rows" | "columns"> | null,
    /** Row from which Shift+Space and Shift+click choose. */
    checkAnchor: null as string | null,
    /** Draws the row of this index although it is out of view. */
    pin: (_row: number) => {},
    /** Takes the focus in the cell, where that is not the cell itself. */
    focusTarget: (cell: HTMLTableCellElement): HTMLElement => cell,
    /** Called when another cell becomes the active one. */
    onActive: (_cell: HTMLTableCellElement | null) => {},
    tip: createSignal<GridTip | null>(null),
    note: createSignal<GridNote | null>(null),
    indexes: { rows: null as readonly Row[] | null, map: new Map<string, number>() },
    edits: createCellEdits((rowKey): unknown => grid.view.rows[indexOf(grid, rowKey)]),
  };
  return grid;
}

/** Index of a row, -1 when it is gone. The map is made once per list of rows, when first asked. */
export function indexOf<Row>(grid: Pick<Grid<Row>, "view" | "indexes">, rowKey: string): number {
  const { view, indexes } = grid;
  if (indexes.rows !== view.rows) {
    indexes.rows = view.rows;
    indexes.map = new Map(view.rows.map((row, index) => [view.rowKey(row), index]));
  }
  return indexes.map.get(rowKey) ?? -1;
}

/** Columns before the data: the check boxes. */
export const offsetOf = <Row>(grid: Grid<Row>) => (grid.view.selection ? 1 : 0);

export const sizeOf = <Row>(grid: Grid<Row>) => ({
  rows: grid.view.rows.length,
  columns: grid.view.columns.length + offsetOf(grid),
});

export const columnKeyAt = <Row>(grid: Grid<Row>, column: number) =>
  grid.view.columns[column - offsetOf(grid)]?.key ?? CHECK;

export function rowKeyAt<Row>(grid: Grid<Row>, row: number): string {
  const found = grid.view.rows[row];
  return found === undefined ? HEAD : grid.view.rowKey(found);
}

/** The element of a cell, if its row is drawn. */
export function cellAt<Row>(grid: Grid<Row>, { row, column }: GridPosition): HTMLTableCellElement | null {
  const line = grid.root?.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${row + 2}"]`);
  return line?.cells[column] ?? null;
}

/** The cell an event happened in; null for portals, gaps and the empty state. */
export function cellOf<Row>(grid: Grid<Row>, target: EventTarget | null): HTMLTableCellElement | null {
  if (!(target instanceof Element) || !grid.root?.contains(target)) return null;
  const cell = target.closest<HTMLTableCellElement>("tr[aria-rowindex] > :is(td, th)");
  return cell && grid.root.contains(cell) ? cell : null;
}

export const positionOf = (cell: HTMLTableCellElement): GridPosition => ({
  row: Number(cell.parentElement?.getAttribute("aria-rowindex")) - 2,
  column: cell.cellIndex,
});

/** Says something under the table, or only aloud. The same text twice is said twice. */
export function say<Row>(grid: Grid<Row>, text: string, more: Omit<GridNote, "text"> = {}) {
  grid.note.set({ text, ...more });
}
