import { togglePage, toggleRow } from "../table/rowSelection.ts";
import { fill } from "./clipboard.ts";
import { startColumnDrag } from "./columnOrder.ts";
import { fittingWidth, resizeColumn, startResize } from "./columnWidth.ts";
import { activate, focusActive, moveTo, unpark } from "./focus.ts";
import { cellOf, type Grid, offsetOf, positionOf } from "./grid.ts";
import type { Sheet } from "./keys.ts";
import { fillTo } from "./range.ts";
import { clearRange, extendTo, targetRange } from "./selectedRange.ts";

const PRESSABLE = "a[href], button, input, select, textarea, label, [role='button']";

/** Presses, drags and double clicks, handled on the table's container. */
export function onGridPointerDown<Row>(event: PointerEvent, grid: Grid<Row>, sheet: Sheet | undefined) {
  const target = event.target as HTMLElement;
  grid.pressedBy = event.pointerType;
  if (event.button !== 0) return;
  if (target.matches(".resize")) return startResize(grid, event, target);
  const cell = cellOf(grid, target);
  if (!cell) return;
  unpark(grid);
  if (sheet?.input.isEditing() && cell !== grid.activeElement) sheet.input.settle();
  if (target.matches(".fill") && sheet) return startFill(event, grid, sheet);
  if (cell.matches("thead th")) startColumnDrag(event, grid, cell);
  if (target.closest(PRESSABLE) && target !== sheet?.input.element) return;
  const isBody = positionOf(cell).row >= 0;
  const isTouch = event.pointerType === "touch";
  if (!sheet || !isBody) return activate(grid, cell);
  if (sheet.input.isEditing()) return;
  if (isTouch) return;
  // The press would move the focus away from the hidden field in the cell.
  event.preventDefault();
  const { row, column } = positionOf(cell);
  if (column < offsetOf(grid)) return moveTo(grid, { row, column });
  if (event.shiftKey) return extendTo(grid, { row, column: column - offsetOf(grid) });
  if (cell !== grid.activeElement || grid.range) {
    clearRange(grid);
    moveTo(grid, { row, column });
    clearRange(grid);
  } else focusActive(grid);
  trackDrag(event, grid, (at) => {
    if (at.row !== row || at.column !== column || grid.range)
      extendTo(grid, { row: at.row, column: at.column - offsetOf(grid) });
  });
}

/** Follows the pointer over the cells until it is released, and scrolls at the edges of the table. */
function trackDrag<Row>(
  event: PointerEvent,
  grid: Grid<Row>,
  onCell: (at: { row: number; column: number }) => void,
  onEnd?: () => void,
) {
  const { root } = grid;
  if (!root) return;
  const stop = new AbortController();
  const move = (next: PointerEvent) => {
    if (next.pointerId !== event.pointerId) return;
    const box = root.getBoundingClientRect();
    if (next.clientY > box.bottom - 24) root.scrollTop += 24;
    else if (next.clientY < box.top + 64) root.scrollTop -= 24;
    if (next.clientX > box.right - 24) root.scrollLeft += 24;
    const cell = cellOf(grid, document.elementFromPoint(next.clientX, next.clientY));
    const at = cell && positionOf(cell);
    if (at && at.row >= 0) onCell(at);
  };
  const end = () => {
    stop.abort();
    onEnd?.();
  };
  window.addEventListener("pointermove", move, { signal: stop.signal });
  window.addEventListener("pointerup", end, { signal: stop.signal });
  window.addEventListener("pointercancel", () => stop.abort(), { signal: stop.signal });
}

/** Fill handle: repeats the rows of the range up to where it is released. */
function startFill<Row>(event: PointerEvent, grid: Grid<Row>, { saver }: Sheet) {
  const source = targetRange(grid);
  if (!source) return;
  event.preventDefault();
  let end: number | null = null;
  trackDrag(
    event,
    grid,
    ({ row }) => {
      end = row > source.bottom || row < source.top ? row : null;
      grid.anchor = { row: Math.min(source.top, end ?? source.top), column: source.left };
      extendTo(grid, { row: Math.max(source.bottom, end ?? source.bottom), column: source.right });
    },
    () => {
      if (end !== null) fill(grid, saver, fillTo(source, end));
    },
  );
}

export function onGridClick<Row>(event: MouseEvent, grid: Grid<Row>, sheet: Sheet | undefined) {
  const target = event.target as HTMLElement;
  const cell = cellOf(grid, target);
  if (!cell) return;
  const isBox = target.matches(".check > input");
  if (isBox) {
    const { row } = positionOf(cell);
    if (row < 0) togglePage(grid);
    else toggleRow(grid, cell.closest("tr")?.dataset.key ?? "", event.shiftKey);
    return;
  }
  // A box that is drawn in a cell is ticked by one press, as everywhere else.
  if (target.closest("[data-toggle]") && sheet?.input.begin(cell, true)) return;
  // Touch has no double click and no hover, so a second tap on the active cell starts editing. Not every browser tells with
  // the click what made it.
  const isTouch = ("pointerType" in event ? event.pointerType : grid.pressedBy) === "touch";
  if (!isTouch || target.closest(PRESSABLE)) return;
  const isSecond = cell === grid.activeElement && grid.hasFocus;
  if (isSecond && sheet) sheet.input.begin(cell, true);
  else moveTo(grid, positionOf(cell));
}

export function onGridDoubleClick<Row>(event: MouseEvent, grid: Grid<Row>, sheet: Sheet | undefined) {
  const target = event.target as HTMLElement;
  const cell = cellOf(grid, target);
  if (!cell) return;
  if (target.matches(".resize")) {
    const column = grid.view.columns[cell.cellIndex - offsetOf(grid)];
    if (column) resizeColumn(grid, column.key, fittingWidth(grid, column.key));
    return;
  }
  const isTaken = target.closest(`${PRESSABLE}, [data-toggle]`) && target !== sheet?.input.element;
  if (sheet && !isTaken && positionOf(cell).row >= 0 && !sheet.input.isEditing())
    sheet.input.begin(cell, true);
}
