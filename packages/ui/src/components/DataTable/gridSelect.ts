import { type Grid, indexOf } from "./grid.ts";
import { pageSelection } from "./useSelection.ts";

/** Chooses or clears one row; with Shift all rows since the last one, as that one now is. */
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

/** The header's box: none → the loaded rows; some or all → nothing, the press people expect to undo what they see. */
export function togglePage<Row>(grid: Grid<Row>) {
  const { selection, rows, rowKey } = grid.view;
  if (!selection) return;
  if (pageSelection(selection, rows, rowKey) === "none") selection.set(rows.map(rowKey), true);
  else selection.clear();
}

/** Brings the drawn rows in line with the selection; React draws nothing again. */
export function paintSelection<Row>(grid: Grid<Row>, isGrid: boolean) {
  const { selection } = grid.view;
  if (!selection || !grid.root) return;
  for (const line of grid.root.querySelectorAll<HTMLTableRowElement>("tbody > tr[data-key]")) {
    const chosen = selection.has(line.dataset.key ?? "");
    if ((line.dataset.selected !== undefined) === chosen) continue;
    if (chosen) line.dataset.selected = "true";
    else delete line.dataset.selected;
    if (isGrid) line.setAttribute("aria-selected", String(chosen));
    const box = line.cells[0]?.firstElementChild;
    if (box instanceof HTMLInputElement) box.checked = chosen;
  }
}
