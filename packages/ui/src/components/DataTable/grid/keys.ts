import { isComposing } from "../../../format/ime.ts";
import type { CellInput } from "../edit/cellInput.ts";
import type { Saver } from "../edit/saver.ts";
import { togglePage, toggleRow } from "../table/rowSelection.ts";
import { clearCells, fillRangeDown } from "./clipboard.ts";
import { moveActiveColumn } from "./columnOrder.ts";
import { resizeActiveColumn } from "./columnWidth.ts";
import { focusActive, moveTo, reveal, unpark, widgetsOf } from "./focus.ts";
import { CHECK_COLUMN, cellAt, cellOf, type Grid, indexOf, offsetOf, positionOf, sizeOf } from "./grid.ts";
import { nextPosition } from "./moves.ts";
import { activeData, clearRange, extendTo } from "./selectedRange.ts";

/** Editing; present if the table is editable. */
export interface Sheet {
  saver: Saver;
  input: CellInput;
}

function pageSize<Row>(grid: Grid<Row>) {
  const line = grid.root?.querySelector<HTMLElement>("tbody > tr[aria-rowindex]")?.offsetHeight ?? 48;
  const seen = Math.min(grid.root?.clientHeight ?? 0, window.innerHeight);
  return Math.max(1, Math.floor(seen / line) - 2);
}

/**
 * Enter and Tab during editing: save and move to the next cell. As in a spreadsheet, Enter after Tabs goes on under the
 * cell where the row was begun.
 */
function commitAndMove<Row>(grid: Grid<Row>, input: CellInput, by: { row?: number; column?: number }) {
  if (!input.commit()) return;
  const { row, column, rowKey } = grid.active;
  const { tabbed } = grid;
  const first = tabbed?.rowKey === rowKey && tabbed.at === column ? tabbed.first : column;
  const to = by.column === undefined ? first : column + by.column;
  moveTo(grid, { row: Math.max(0, row + (by.row ?? 0)), column: to });
  grid.tabbed = by.column === undefined ? null : { rowKey, first, at: grid.active.column };
}

/** Keys while a cell is being edited. All other keys are left to the field. */
function onEditingKey<Row>(event: KeyboardEvent, grid: Grid<Row>, { input }: Sheet) {
  if (event.key === "Enter" && event.altKey) input.breakLine();
  else if (event.key === "Escape") input.cancel();
  else if (event.key === "Enter") commitAndMove(grid, input, { row: event.shiftKey ? -1 : 1 });
  else if (event.key === "Tab") commitAndMove(grid, input, { column: event.shiftKey ? -1 : 1 });
  else return;
  event.preventDefault();
}

/** Activates the element in the cell. A single one is pressed at once; of several the first is focused. */
function enter(cell: HTMLTableCellElement, press: boolean): boolean {
  const [first, ...others] = widgetsOf(cell);
  if (!first) return false;
  first.focus({ preventScroll: true });
  if (!press || others.length > 0 || first.matches("input, select, textarea")) return true;
  // A Radix menu opens on key or pointer events, not on click.
  if (first.getAttribute("aria-haspopup") === "menu")
    first.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  else first.click();
  return true;
}

/**
 * Keys inside a cell: Esc returns to the cell, Tab moves through its elements, arrow keys leave a plain link
 * or button.
 */
function onInsideKey<Row>(event: KeyboardEvent, grid: Grid<Row>, cell: HTMLTableCellElement): boolean {
  const widget = event.target as HTMLElement;
  if (event.key === "Escape" || event.key === "F2") {
    focusActive(grid);
    event.preventDefault();
    return true;
  }
  if (event.key === "Tab") {
    const widgets = widgetsOf(cell);
    const next = widgets[widgets.indexOf(widget) + (event.shiftKey ? -1 : 1)];
    if (next) {
      next.focus();
      event.preventDefault();
    }
    return true;
  }
  const isPlain = widget.matches("a[href], button, input[type='checkbox']");
  const opensByArrow = widget.hasAttribute("aria-haspopup") && /^Arrow(Up|Down)$/.test(event.key);
  return !isPlain || opensByArrow || !/^(Arrow|Home|End|Page)/.test(event.key);
}

function onHeaderKey<Row>(event: KeyboardEvent, grid: Grid<Row>, cell: HTMLTableCellElement): boolean {
  const side = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
  if (side !== 0 && event.shiftKey) {
    if (event.ctrlKey || event.metaKey) moveActiveColumn(grid, side);
    else resizeActiveColumn(grid, side * 8);
    return true;
  }
  if (event.key !== "Enter" && event.key !== " " && event.key !== "F2") return false;
  if (grid.active.columnKey === CHECK_COLUMN) togglePage(grid);
  else if (event.key === "F2") enter(cell, false);
  else cell.querySelector<HTMLButtonElement>("button")?.click();
  return true;
}

/** Ctrl+D, Z, Y, A and Delete in an editable table. */
function onSheetKey<Row>(event: KeyboardEvent, grid: Grid<Row>, { saver }: Sheet): boolean {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === "d") fillRangeDown(grid, saver);
    else if (key === "z") event.shiftKey ? saver.redo() : saver.undo();
    else if (key === "y") saver.redo();
    else if (key === "a") {
      grid.anchor = { row: 0, column: 0 };
      extendTo(grid, { row: sizeOf(grid).rows - 1, column: grid.view.columns.length - 1 });
    } else return false;
    return true;
  }
  if (key !== "delete" && key !== "backspace") return false;
  clearCells(grid, saver);
  return true;
}

export function onGridKey<Row>(event: KeyboardEvent, grid: Grid<Row>, sheet: Sheet | undefined) {
  const cell = cellOf(grid, event.target);
  if (!cell || event.defaultPrevented || isComposing(event)) return;
  if (sheet?.input.isEditing()) return onEditingKey(event, grid, sheet);
  const isInside = event.target !== cell && event.target !== sheet?.input.element;
  if (isInside && onInsideKey(event, grid, cell)) return;
  if (handleKey(event, grid, sheet, cell)) event.preventDefault();
}

function handleKey<Row>(
  event: KeyboardEvent,
  grid: Grid<Row>,
  sheet: Sheet | undefined,
  cell: HTMLTableCellElement,
): boolean {
  const at = positionOf(cell);
  const ctrl = event.ctrlKey || event.metaKey;
  if (!grid.isParked && at.row < 0 && onHeaderKey(event, grid, cell)) return true;
  if (!grid.isParked && at.row >= 0 && sheet && onSheetKey(event, grid, sheet)) return true;
  const size = { ...sizeOf(grid), page: pageSize(grid) };
  const corner = event.shiftKey && sheet && grid.range ? farCorner(grid) : at;
  const next = event.altKey ? undefined : nextPosition(corner, { key: event.key, ctrl }, size);
  if (next) {
    unpark(grid);
    if (event.shiftKey && sheet && activeData(grid)) extendByKey(grid, next);
    else {
      clearRange(grid);
      moveTo(grid, next);
      if (sheet) clearRange(grid);
    }
    return true;
  }
  // Whatever was meant for the row that left must not reach its neighbour; Tab goes on as everywhere.
  if (grid.isParked) return event.key !== "Tab" && !ctrl;
  if (at.row < 0) return false;
  if (event.key === " " && onSpace(event, grid)) return true;
  if (event.key === "Escape") {
    clearRange(grid);
    grid.tip.set(null);
    return sheet?.saver.revert(grid.active) ?? false;
  }
  // Enter edits, so what stands in an editable cell, such as a link, is pressed with Alt.
  if (event.key === "Enter" && event.altKey) return enter(cell, true);
  const isUse = event.key === "Enter" || event.key === "F2" || event.key === " ";
  if (isUse) {
    if (sheet?.input.begin(cell)) return true;
    // Why the cell cannot be edited is shown at it; moving the focus into the cell would take that away.
    const isAnswered = event.key === "F2" && grid.tip.get()?.cell === cell;
    return isAnswered || enter(cell, event.key !== "F2");
  }
  // A select has no text field for the first letter, so the letter opens the list.
  const isLetter = event.key.length === 1 && !ctrl && !event.altKey;
  if (isLetter && sheet && event.target === cell) sheet.input.begin(cell);
  return false;
}

/** Space selects the row, or where rows can be opened, opens it; Shift+Space and the checkbox always select. */
function onSpace<Row>(event: KeyboardEvent, grid: Grid<Row>): boolean {
  const { selection, onOpenRow, rows, columns } = grid.view;
  const { rowKey, columnKey } = grid.active;
  const isSelecting = !onOpenRow || event.shiftKey || columnKey === CHECK_COLUMN;
  if (selection && isSelecting) {
    toggleRow(grid, rowKey, event.shiftKey);
    return true;
  }
  const row = rows[indexOf(grid, rowKey)];
  if (!onOpenRow || row === undefined) return false;
  // A cell that is a checkbox is ticked, as everywhere else.
  if (columns.find(({ key }) => key === columnKey)?.editor?.type === "checkbox") return false;
  onOpenRow(row);
  return true;
}

/** The corner of the range opposite the anchor; this one moves. */
function farCorner<Row>(grid: Grid<Row>) {
  const { range, anchor } = grid;
  if (!range || !anchor) return grid.active;
  return {
    row: anchor.row === range.top ? range.bottom : range.top,
    column: (anchor.column === range.left ? range.right : range.left) + offsetOf(grid),
  };
}

function extendByKey<Row>(grid: Grid<Row>, next: { row: number; column: number }) {
  const to = { row: next.row, column: next.column - offsetOf(grid) };
  extendTo(grid, to);
  const corner = { row: Math.max(0, to.row), column: Math.max(next.column, offsetOf(grid)) };
  if (!cellAt(grid, corner)) grid.pin(corner.row, to.column);
  const cell = cellAt(grid, corner);
  if (cell) reveal(grid, cell);
}
