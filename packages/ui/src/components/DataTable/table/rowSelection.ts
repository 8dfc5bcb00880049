import { useLayoutEffect } from "react";
import { type Grid, indexOf } from "../grid/grid.ts";
import type { Selection } from "./selection.ts";
import { pageSelection } from "./useSelection.ts";

/** Toggles one row; with Shift sets all rows since the last toggled one to its state. */
export function toggleRow<Row>(grid: Grid<Row>, rowKey: string, withShift: boolean) {
  const { selection, rows, rowKey: keyOf } = grid.view;
  if (!selection) return;
  const from = grid.checkAnchor === null ? -1 : indexOf(grid, grid.checkAnchor);
  const to = indexOf(grid, rowKey);
  if (withShift && from >= 0 && to >= 0) {
    const keys = rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(keyOf);
    selection.set(keys, selection.has(grid.checkAnchor ?? rowKey));
  } else {
    selection.set([rowKey], !selection.has(rowKey));
    grid.checkAnchor = rowKey;
  }
}

/** The header's checkbox: selects the loaded rows if none is selected, otherwise clears the selection. */
export function togglePage<Row>(grid: Grid<Row>) {
  const { selection, rows, rowKey } = grid.view;
  if (!selection) return;
  if (pageSelection(selection, rows, rowKey) === "none") selection.setRows(rows, rowKey);
  else selection.clear();
}

/** Updates the rendered rows from the selection without rendering them again. */
export function paintSelection<Row>(grid: Grid<Row>, isGrid: boolean) {
  const { selection, rows } = grid.view;
  if (!selection || !grid.root) return;
  for (const line of grid.root.querySelectorAll<HTMLTableRowElement>("tbody > tr[data-key]")) {
    const chosen = selection.has(line.dataset.key ?? "", rows);
    if ((line.dataset.selected !== undefined) === chosen) continue;
    if (chosen) line.dataset.selected = "true";
    else delete line.dataset.selected;
    if (isGrid) line.setAttribute("aria-selected", String(chosen));
    const box = line.cells[0]?.firstElementChild;
    if (box instanceof HTMLInputElement) box.checked = chosen;
  }
}

/** Calls `paintSelection` on each change of the selection. */
export function usePaintedSelection<Row>(grid: Grid<Row>, selection: Selection | undefined, isGrid: boolean) {
  useLayoutEffect(() => {
    if (!selection) return;
    const paint = () => paintSelection(grid, isGrid);
    paint();
    return selection.subscribe(paint);
  }, [grid, selection, isGrid]);
}
