import { createCellInput } from "../edit/cellInput.ts";
import { createSaver, type Saver } from "../edit/saver.ts";
import { clearCells, copyRange, pasteText } from "./clipboard.ts";
import { activate, moveTo, refreshActive, restoreActive, takeOutOfTabOrder } from "./focus.ts";
import { cellOf, type DataTableActions, type Grid, indexOf, offsetOf, positionOf, sizeOf } from "./grid.ts";
import { onGridKey, type Sheet } from "./keys.ts";
import { onGridClick, onGridDoubleClick, onGridPointerDown } from "./pointer.ts";
import { checkRange, paintRange, placeHandle } from "./selectedRange.ts";
import { createHover, tipOf } from "./tips.ts";

/** Handlers of a read-only table: tooltips of cut texts, and checkboxes. */
export function attachPlain<Row>(grid: Grid<Row>, root: HTMLElement) {
  const stop = new AbortController();
  const { signal } = stop;
  const hover = createHover(grid, () => false);
  root.addEventListener("pointerover", hover.over, { signal });
  root.addEventListener("pointerleave", hover.leave, { signal });
  root.addEventListener("click", (event) => onGridClick(event, grid, undefined), { signal });
  return () => stop.abort();
}

/** Handlers of a grid, attached to its container: the cells have no handlers of their own. */
export function attachGrid<Row>(grid: Grid<Row>, root: HTMLElement, canEdit: boolean) {
  const stop = new AbortController();
  const { signal } = stop;
  const saver = createSaver(grid);
  const sheet: Sheet | undefined = canEdit ? { saver, input: createCellInput(grid, saver) } : undefined;
  if (sheet) grid.actions = actionsOf(grid, saver);
  const isEditing = () => sheet?.input.isEditing() ?? false;
  const hover = createHover(grid, isEditing);
  if (sheet) {
    grid.focusTarget = sheet.input.place;
    grid.onRowGone = sheet.input.leaveRow;
    grid.resume = sheet.input.resume;
    grid.onActive = () => placeHandle(grid);
  }

  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element && node.closest("table")) takeOutOfTabOrder(node);
  });
  for (const part of root.querySelectorAll("table > *")) takeOutOfTabOrder(part);
  observer.observe(root, { childList: true, subtree: true });
  if (grid.active.columnKey === "") activateFirst(grid);
  // A table that was out of sight for a while has an active cell already, which needs its field again.
  else refreshActive(grid);

  root.addEventListener("keydown", (event) => onGridKey(event, grid, sheet), { signal });
  root.addEventListener("pointerdown", (event) => onGridPointerDown(event, grid, sheet), { signal });
  root.addEventListener("click", (event) => onGridClick(event, grid, sheet), { signal });
  root.addEventListener("dblclick", (event) => onGridDoubleClick(event, grid, sheet), { signal });
  root.addEventListener("pointerover", hover.over, { signal });
  root.addEventListener("pointerleave", hover.leave, { signal });
  root.addEventListener("scroll", () => isEditing() || grid.tip.set(null), { signal, passive: true });
  root.addEventListener(
    "focusin",
    (event) => {
      const cell = cellOf(grid, event.target);
      if (!cell) return;
      grid.hasFocus = true;
      if (cell !== grid.activeElement) {
        sheet?.input.settle();
        activate(grid, cell);
      }
      if (!isEditing()) grid.tip.set(tipOf(grid, cell));
    },
    { signal },
  );
  root.addEventListener(
    "focusout",
    (event) => {
      if (event.relatedTarget instanceof Node && root.contains(event.relatedTarget)) return;
      // A removed element loses the focus too. The table then still owns the focus and moves it to the next
      // cell.
      queueMicrotask(() => {
        if (root.contains(document.activeElement)) return;
        grid.hasFocus = false;
        if (!isEditing()) grid.tip.set(null);
      });
    },
    { signal },
  );
  if (sheet) {
    listenToClipboard(grid, root, sheet, signal);
    // What was typed without a network is saved without a press as soon as there is one again.
    window.addEventListener("online", sheet.saver.resend, { signal });
  }
  const unsubscribe = sheet && grid.edits.subscribe(() => refreshActive(grid));

  return () => {
    stop.abort();
    unsubscribe?.();
    observer.disconnect();
    sheet?.input.close();
    // Whoever looks at something else meanwhile has the focus there.
    grid.hasFocus = false;
    grid.actions = null;
    grid.focusTarget = (cell) => cell;
    grid.onRowGone = () => {};
    grid.onActive = () => {};
  };
}

const actionsOf = <Row>(grid: Grid<Row>, saver: Saver): DataTableActions => ({
  edit: (changes) => void saver.save(changes),
  undo: saver.undo,
  redo: saver.redo,
  revert: (cells) => {
    for (const cell of cells) saver.revert(cell);
  },
  retry: saver.retry,
  focusCell: ({ rowKey, columnKey }) => {
    const column = grid.view.columns.findIndex(({ key }) => key === columnKey);
    const row = indexOf(grid, rowKey);
    if (row >= 0 && column >= 0) moveTo(grid, { row, column: column + offsetOf(grid) });
  },
});

function activateFirst<Row>(grid: Grid<Row>) {
  restoreActive(grid);
  grid.active.column = Math.min(grid.active.column, sizeOf(grid).columns - 1);
}

function listenToClipboard<Row>(grid: Grid<Row>, root: HTMLElement, sheet: Sheet, signal: AbortSignal) {
  const isOnCell = (event: ClipboardEvent) => {
    const cell = cellOf(grid, event.target);
    const isFree = event.target === cell || event.target === sheet.input.element;
    return cell !== null && isFree && positionOf(cell).row >= 0 && !sheet.input.isEditing() && !grid.isParked;
  };
  const copy = (event: ClipboardEvent) => {
    if (!event.clipboardData || !isOnCell(event) || !copyRange(grid, event.clipboardData)) return;
    event.preventDefault();
    if (event.type === "cut") clearCells(grid, sheet.saver);
  };
  root.addEventListener("copy", copy, { signal });
  root.addEventListener("cut", copy, { signal });
  root.addEventListener(
    "paste",
    (event) => {
      if (!event.clipboardData || !isOnCell(event)) return;
      event.preventDefault();
      pasteText(grid, sheet.saver, event.clipboardData.getData("text/plain"));
    },
    { signal },
  );
}

/** After each render of the rows: restores the focus, and marks the new rows. */
export function afterRender<Row>(grid: Grid<Row>) {
  if (!grid.root) return;
  restoreActive(grid);
  if (grid.view.onEdit && grid.rendered?.rows !== grid.view.rows) refreshActive(grid);
  checkRange(grid);
  if (grid.range || grid.view.onEdit) paintRange(grid);
}
