import { cellOfLine, columnOf, type Grid, isAway, offsetOf } from "./grid.ts";
import { type CellRange, countedRange, rangeOf } from "./range.ts";

/** Position of the active cell without the checkbox column; undefined in the header and on a checkbox. */
export function activeData<Row>(grid: Grid<Row>) {
  const column = grid.active.column - offsetOf(grid);
  return grid.active.row >= 0 && column >= 0 ? { row: grid.active.row, column } : undefined;
}

/** The target of copy, paste and delete: the range, or the active cell. */
export function targetRange<Row>(grid: Grid<Row>): CellRange | undefined {
  if (grid.range) return grid.range;
  const at = activeData(grid);
  return at && rangeOf(at, at);
}

/** Marks the rendered cells of the range and places the fill handle in the last one. */
export function paintRange<Row>(grid: Grid<Row>) {
  const { root, range } = grid;
  grid.counted.set(countedRange(range, grid.counted.get()));
  if (!root) return;
  const offset = offsetOf(grid);
  const marked = new Set<Element>();
  if (range) {
    for (const line of root.querySelectorAll<HTMLTableRowElement>("tbody > tr[aria-rowindex]")) {
      const row = Number(line.getAttribute("aria-rowindex")) - 2;
      if (row < range.top || row > range.bottom) continue;
      for (const cell of line.cells) {
        const column = columnOf(cell) - offset;
        if (column < range.left || column > range.right || isAway(cell)) continue;
        marked.add(cell);
        cell.dataset.range = "";
        cell.setAttribute("aria-selected", "true");
      }
    }
  }
  for (const cell of root.querySelectorAll<HTMLElement>("td[data-range], th[data-range]")) {
    if (marked.has(cell)) continue;
    delete cell.dataset.range;
    cell.removeAttribute("aria-selected");
  }
  placeHandle(grid);
}

/** Places the fill handle in the last cell of the range, or in the active cell. */
export function placeHandle<Row>(grid: Grid<Row>) {
  if (!grid.view.onEdit) return;
  const range = targetRange(grid);
  const handle = grid.root?.querySelector<HTMLElement>(".fill") ?? document.createElement("span");
  handle.className = "fill";
  handle.setAttribute("aria-hidden", "true");
  const line =
    range && grid.root?.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${range.bottom + 2}"]`);
  const cell = line ? cellOfLine(line, range.right + offsetOf(grid)) : null;
  const canFill = range && grid.view.columns.slice(range.left, range.right + 1).some(({ editor }) => editor);
  if (handle.parentElement === cell && canFill) return;
  handle.parentElement?.removeAttribute("data-fill");
  if (!cell || !canFill) return handle.remove();
  cell.dataset.fill = "";
  cell.append(handle);
}

/** Selects from the anchor to a position. */
export function extendTo<Row>(grid: Grid<Row>, to: { row: number; column: number }) {
  grid.anchor ??= activeData(grid) ?? to;
  const size = { rows: grid.view.rows.length, columns: grid.view.columns.length };
  const inside = {
    row: Math.min(Math.max(to.row, 0), size.rows - 1),
    column: Math.min(Math.max(to.column, 0), size.columns - 1),
  };
  grid.range = rangeOf(grid.anchor, inside);
  paintRange(grid);
}

export function clearRange<Row>(grid: Grid<Row>) {
  grid.anchor = null;
  if (!grid.range) return placeHandle(grid);
  grid.range = null;
  paintRange(grid);
}

/**
 * A range is stored as positions. When other rows or columns move there, it is cleared, because nobody
 * selected them.
 */
export function checkRange<Row>(grid: Grid<Row>) {
  const { range, rendered, view } = grid;
  grid.rendered = view;
  if (!range || !rendered || (rendered.rows === view.rows && rendered.columns === view.columns)) return;
  const rowsIn = (rows: readonly Row[]) => rows.slice(range.top, range.bottom + 1).map(view.rowKey);
  const columnsIn = (all: typeof view.columns) =>
    all.slice(range.left, range.right + 1).map(({ key }) => key);
  const isSame = (a: readonly string[], b: readonly string[]) =>
    a.length === b.length && a.every((key, index) => key === b[index]);
  if (
    !isSame(rowsIn(rendered.rows), rowsIn(view.rows)) ||
    !isSame(columnsIn(rendered.columns), columnsIn(view.columns))
  )
    clearRange(grid);
}
