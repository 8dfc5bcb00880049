import {
  cellAt,
  columnKeyAt,
  type Grid,
  HEADER_ROW,
  indexOf,
  offsetOf,
  positionOf,
  rowKeyAt,
  sizeOf,
} from "./grid.ts";
import { type GridPosition, nearest } from "./moves.ts";

const WIDGETS =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [role='button'], [tabindex]";

/** The interactive elements in a cell, except the cell's own input. */
export const widgetsOf = (cell: HTMLElement): HTMLElement[] =>
  [...cell.querySelectorAll<HTMLElement>(WIDGETS)].filter(
    (one) => !one.matches(".cell-input, .resize, .fill"),
  );

/** Gives the whole table one tab stop; elements in the cells are reached by Enter. */
export function takeOutOfTabOrder(root: Element) {
  for (const widget of root.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, [tabindex]",
  )) {
    const isOwn =
      /\b(cell-input|group-toggle)\b/.test(widget.className) || widget.dataset.active !== undefined;
    if (!isOwn && widget.tabIndex !== -1) widget.tabIndex = -1;
  }
}

/** Makes a cell the tab stop. */
export function paintActive<Row>(grid: Grid<Row>, cell: HTMLTableCellElement | null) {
  const before = grid.activeElement;
  if (before && before !== cell) {
    before.removeAttribute("tabindex");
    before.removeAttribute("aria-readonly");
    delete before.dataset.active;
  }
  grid.activeElement = cell;
  if (!cell) return;
  const target = grid.focusTarget(cell);
  if (cell.dataset.active === undefined) cell.dataset.active = "";
  if (target === cell) cell.tabIndex = 0;
  else cell.removeAttribute("tabindex");
  grid.onActive(cell);
}

/** Scrolls the table and the page until the cell is not covered by header or first column. */
export function reveal<Row>(grid: Grid<Row>, cell: HTMLTableCellElement) {
  const { root } = grid;
  if (!root) return;
  const box = root.getBoundingClientRect();
  const place = cell.getBoundingClientRect();
  const head = root.querySelector("thead")?.getBoundingClientRect().height ?? 0;
  const key = root.querySelector("thead .key");
  const isFixed = cell.matches(".key, .check");
  if (cell.closest("tbody") && root.scrollHeight > root.clientHeight + 1) {
    const top = box.top + root.clientTop + head;
    const bottom = box.top + root.clientTop + root.clientHeight;
    if (place.top < top) root.scrollTop -= top - place.top;
    else if (place.bottom > bottom) root.scrollTop += Math.min(place.bottom - bottom, place.top - top);
  }
  if (!isFixed) {
    const left = key ? Math.min(key.getBoundingClientRect().right, box.right) : box.left;
    const right = box.left + root.clientLeft + root.clientWidth;
    if (place.left < left) root.scrollLeft -= left - place.left;
    else if (place.right > right) root.scrollLeft += Math.min(place.right - right, place.left - left);
  }
  // The page's fixed bars cover the table; the page's `scroll-padding` is their height.
  const now = cell.getBoundingClientRect();
  const page = getComputedStyle(document.documentElement);
  const bar = Number.parseFloat(page.scrollPaddingTop) || 0;
  const foot = Number.parseFloat(page.scrollPaddingBottom) || 0;
  if (now.top >= bar && now.bottom <= window.innerHeight - foot) return;
  const { scrollLeft, scrollTop } = root;
  cell.scrollIntoView({ block: "nearest", inline: "nearest" });
  // Only the page may scroll here, because the cell is already in place inside the table.
  root.scrollTo(scrollLeft, scrollTop);
}

export function focusActive<Row>(grid: Grid<Row>) {
  const { activeElement } = grid;
  if (!activeElement) return;
  grid.hasFocus = true;
  grid.focusTarget(activeElement).focus({ preventScroll: true });
  reveal(grid, activeElement);
}

function setActive<Row>(grid: Grid<Row>, at: GridPosition) {
  grid.active = { ...at, rowKey: rowKeyAt(grid, at.row), columnKey: columnKeyAt(grid, at.column) };
}

/** Somebody chose the active cell: it takes keys again. */
export function unpark<Row>(grid: Grid<Row>) {
  if (!grid.isParked) return;
  grid.isParked = false;
  paintActive(grid, grid.activeElement);
}

/** Makes the cell at a position active. It is rendered first if it is out of view. */
export function moveTo<Row>(grid: Grid<Row>, to: GridPosition, { focus = true } = {}) {
  const at = nearest(to, sizeOf(grid));
  grid.isParked = false;
  setActive(grid, at);
  if (!cellAt(grid, at)) grid.pin(at.row, at.column - offsetOf(grid));
  paintActive(grid, cellAt(grid, at));
  if (focus) focusActive(grid);
}

/** Makes a cell active without moving the focus. */
export function activate<Row>(grid: Grid<Row>, cell: HTMLTableCellElement) {
  grid.isParked = false;
  setActive(grid, positionOf(cell));
  paintActive(grid, cell);
}

/**
 * After each render, finds the active cell by its row and column, or takes the nearest one. If the focus was
 * lost with a removed element, it is restored.
 */
export function restoreActive<Row>(grid: Grid<Row>) {
  const { active } = grid;
  const keys = grid.view.columns.map(({ key }) => key);
  const offset = sizeOf(grid).columns - keys.length;
  const found = keys.indexOf(active.columnKey);
  const row = active.rowKey === HEADER_ROW ? -1 : indexOf(grid, active.rowKey);
  const isGone = row < 0 && active.rowKey !== HEADER_ROW;
  const column = found >= 0 ? found + offset : active.column;
  const at = nearest({ row: isGone ? active.row : row, column }, sizeOf(grid));
  setActive(grid, at);
  const cell = cellAt(grid, at);
  const isLost =
    grid.hasFocus && (document.activeElement === document.body || document.activeElement === null);
  if (isGone && isLost && grid.view.onEdit) grid.isParked = true;
  if (isGone) grid.onRowGone();
  if (cell !== grid.activeElement || cell?.dataset.active === undefined || isGone) paintActive(grid, cell);
  if (isLost && cell) focusActive(grid);
}

/**
 * After the value of the active cell changed: updates the name of its field, or removes the field if the cell
 * became read-only.
 */
export function refreshActive<Row>(grid: Grid<Row>) {
  if (!grid.activeElement?.isConnected) return;
  paintActive(grid, grid.activeElement);
  if (grid.hasFocus && document.activeElement === document.body) focusActive(grid);
}
