import type { Word } from "../../../words/word.ts";
import type { OnEdit } from "../edit/cellEdits.ts";
import { createCellEdits } from "../edit/cellEdits.ts";
import type { CellChange, CellKey } from "../edit/editHistory.ts";
import type { DataTableColumn } from "../table/columns.ts";
import type { DataTableLayout } from "../table/layout.ts";
import type { Selection } from "../table/selection.ts";
import type { GridPosition } from "./moves.ts";
import type { CellRange } from "./range.ts";

/** Key of the checkbox column. */
export const CHECK_COLUMN = "\0check";
/** Key of the header row. */
export const HEADER_ROW = "\0head";

/** The newest props of the table; updated after each render. */
export interface GridView<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The shown columns in their order, without the checkbox column. */
  columns: readonly DataTableColumn<Row>[];
  selection: Selection | undefined;
  onEdit: OnEdit | undefined;
  layout: DataTableLayout;
  setLayout: (layout: DataTableLayout) => void;
  /** Space on a cell; absent: it selects the row. */
  onOpenRow?: ((row: Row) => void) | undefined;
  /** `YYYY-MM-DD` in JST. */
  today: () => string;
  word: Word;
}

/** What a caller does with the edits of an editable table, e.g. from buttons beside it. */
export interface DataTableActions {
  /** 打ったときと同じに保存します。元に戻すと、まとめて 1 回で戻ります。 */
  edit: (changes: readonly CellChange[]) => void;
  /** 元に戻します。 */
  undo: () => void;
  /** やり直します。 */
  redo: () => void;
  /** 断られたものをあきらめ、行の値に戻します。 */
  revert: (cells: readonly CellKey[]) => void;
  /** 断られたものを、打ったまま送り直します。 */
  retry: (cells: readonly CellKey[]) => void;
  /** そのセルまで送り、フォーカスを移します。 */
  focusCell: (cell: CellKey) => void;
}

export interface ActiveCell extends GridPosition {
  rowKey: string;
  columnKey: string;
}

/** The status line under the table: what happened, and an optional action. */
export interface GridNote {
  text: string;
  /** Another one each time: the same text is new to who hears it. */
  turn: number;
  /** Only announced to screen readers. */
  quiet?: boolean;
  action?: { label: string; onClick: () => void };
}

/** A text that cannot be saved any more. */
export interface LostText extends CellKey {
  id: number;
  /** Its row left the list or its column the table while it was typed, or nobody may edit the table any more. */
  why: "row" | "column" | "readOnly";
  /** The row and the column, for people. */
  name: string;
  text: string;
}

/** A value that others can subscribe to. */
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

/** The tooltip of the active or hovered cell. */
export interface GridTip {
  cell: HTMLElement;
  text: string;
  tone?: "danger";
}

/**
 * The state of the grid outside React. It lives as long as the table; React reads it through signals only.
 */
export type Grid<Row> = ReturnType<typeof createGrid<Row>>;

export function createGrid<Row>(view: GridView<Row>) {
  const grid = {
    view,
    /** The scrolling container; null before the first render. */
    root: null as HTMLElement | null,
    active: { rowKey: HEADER_ROW, columnKey: "", row: -1, column: 0 } as ActiveCell,
    activeElement: null as HTMLTableCellElement | null,
    /**
     * The active row left the list, and its neighbour took the place without anybody choosing it: keys only move from
     * there, they change nothing.
     */
    isParked: false,
    lost: createSignal<readonly LostText[]>([]),
    /** Called when the active row has left the list. */
    onRowGone: () => {},
    /** Opens the field of a cell with a text that was taken out of it. */
    resume: (_cell: CellKey, _text: string) => {},
    /** What pressed last: mouse, pen, touch. */
    pressedBy: "",
    /** Whether the focus was in the table at the last event. */
    hasFocus: false,
    /**
     * The corner that Shift extends from, and the selected range. Positions count data columns only, from 0.
     */
    anchor: null as GridPosition | null,
    /** The row that is being filled in with Tab, the column where that began, and where it has come to. */
    tabbed: null as { rowKey: string; first: number; at: number } | null,
    range: null as CellRange | null,
    /** The range of two cells or more, for what it comes to; a new one only when it covers other cells. */
    counted: createSignal<CellRange | null>(null),
    /** The rows and columns at the last render. */
    rendered: null as Pick<GridView<Row>, "rows" | "columns"> | null,
    /** The row that Shift+Space and Shift+click select from. */
    checkAnchor: null as string | null,
    /** Renders the cell at this row and column, without the checkbox column, although it is out of view. */
    pin: (_row: number, _column: number) => {},
    /** Set while the table is editable. */
    actions: null as DataTableActions | null,
    /** The element that takes the focus in a cell: the cell itself, or its field. */
    focusTarget: (cell: HTMLTableCellElement): HTMLElement => cell,
    /** Called when another cell becomes active. */
    onActive: (_cell: HTMLTableCellElement | null) => {},
    tip: createSignal<GridTip | null>(null),
    note: createSignal<GridNote | null>(null),
    noteTurn: 0,
    indexes: { rows: null as readonly Row[] | null, map: new Map<string, number>() },
    edits: createCellEdits((rowKey): unknown => grid.view.rows[indexOf(grid, rowKey)]),
  };
  return grid;
}

/** Index of a row, or -1 if it is gone. The map is created once per list of rows, on first use. */
export function indexOf<Row>(grid: Pick<Grid<Row>, "view" | "indexes">, rowKey: string): number {
  const { view, indexes } = grid;
  if (indexes.rows !== view.rows) {
    indexes.rows = view.rows;
    indexes.map = new Map(view.rows.map((row, index) => [view.rowKey(row), index]));
  }
  return indexes.map.get(rowKey) ?? -1;
}

/** Number of columns before the data columns: 1 with checkboxes, else 0. */
export const offsetOf = <Row>(grid: Grid<Row>) => (grid.view.selection ? 1 : 0);

export const sizeOf = <Row>(grid: Grid<Row>) => ({
  rows: grid.view.rows.length,
  columns: grid.view.columns.length + offsetOf(grid),
});

export const columnKeyAt = <Row>(grid: Grid<Row>, column: number) =>
  grid.view.columns[column - offsetOf(grid)]?.key ?? CHECK_COLUMN;

export function rowKeyAt<Row>(grid: Grid<Row>, row: number): string {
  const found = grid.view.rows[row];
  return found === undefined ? HEADER_ROW : grid.view.rowKey(found);
}

/** The cell of a line at a column; null if that column is not rendered. */
export function cellOfLine(line: HTMLTableRowElement, column: number): HTMLTableCellElement | null {
  const cell = line.cells[column];
  if (cell && !isAway(cell) && columnOf(cell) === column) return cell;
  return line.querySelector<HTMLTableCellElement>(`:scope > [aria-colindex="${column + 1}"]`);
}

/** The element of a cell, if its row and its column are rendered. */
export function cellAt<Row>(grid: Grid<Row>, { row, column }: GridPosition): HTMLTableCellElement | null {
  const line = grid.root?.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${row + 2}"]`);
  return line ? cellOfLine(line, column) : null;
}

/** Whether a cell only takes the space of columns that are not rendered. */
export const isAway = (cell: Element) => cell.classList.contains("away");

/** The column of a cell. It is written on the cell where not all columns are rendered. */
export const columnOf = (cell: HTMLTableCellElement) =>
  Number(cell.getAttribute("aria-colindex") ?? cell.cellIndex + 1) - 1;

/** The cell that contains an event's target; null for portals, gaps and the empty state. */
export function cellOf<Row>(grid: Grid<Row>, target: EventTarget | null): HTMLTableCellElement | null {
  if (!(target instanceof Element) || !grid.root?.contains(target)) return null;
  const cell = target.closest<HTMLTableCellElement>("tr[aria-rowindex] > :is(td, th):not(.away)");
  return cell && grid.root.contains(cell) ? cell : null;
}

export const positionOf = (cell: HTMLTableCellElement): GridPosition => ({
  row: Number(cell.parentElement?.getAttribute("aria-rowindex")) - 2,
  column: columnOf(cell),
});

/** Shows a text in the status line, or only announces it. The same text twice is announced twice. */
export function announce<Row>(grid: Grid<Row>, text: string, more: Omit<GridNote, "text" | "turn"> = {}) {
  grid.noteTurn += 1;
  grid.note.set({ text, turn: grid.noteTurn, ...more });
}
