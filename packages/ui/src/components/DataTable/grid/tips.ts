import { dataCell } from "./cells.ts";
import { cellOf, type Grid, offsetOf, positionOf } from "./grid.ts";

/** Delay before the tooltip, so that it does not appear while the pointer passes over cells. */
const HOVER_MS = 350;

const isCut = (element: HTMLElement) => element.scrollWidth > element.clientWidth + 1;

/** Whether part of a cell's text is cut off, in itself or in a badge, a tag or a line inside it. */
const hasCutText = (cell: HTMLElement) =>
  isCut(cell) ||
  [...cell.querySelectorAll<HTMLElement>("*")].some(
    (element) => isCut(element) && getComputedStyle(element).textOverflow === "ellipsis",
  );

const plain = (text: string) => text.replace(/\s+/g, "");

/** What a cell does not show: its error, its full meaning, or its full text. */
export function tipOf<Row>(grid: Grid<Row>, cell: HTMLTableCellElement) {
  const { row, column } = positionOf(cell);
  const data = row < 0 ? undefined : dataCell(grid, row, column - offsetOf(grid));
  const edit = data && grid.edits.get({ rowKey: data.rowKey, columnKey: data.column.key });
  if (edit?.message) return { cell, text: edit.message, tone: "danger" as const };
  const whole = data?.column.title?.(data.row);
  const shown = cell.textContent ?? "";
  if (whole && (!plain(shown).includes(plain(whole)) || hasCutText(cell))) return { cell, text: whole };
  const seen = cell.innerText;
  return hasCutText(cell) && seen.trim() !== "" ? { cell, text: seen.trim() } : null;
}

/** Shows the tooltip of the hovered cell after a delay, but not while a field is open. */
export function createHover<Row>(grid: Grid<Row>, isBusy: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: HTMLTableCellElement | null = null;
  return {
    over(event: PointerEvent) {
      const cell = cellOf(grid, event.target);
      if (cell === over || event.pointerType === "touch") return;
      over = cell;
      clearTimeout(timer);
      if (isBusy()) return;
      if (grid.tip.get()) grid.tip.set(null);
      if (cell)
        timer = setTimeout(() => cell.isConnected && !isBusy() && grid.tip.set(tipOf(grid, cell)), HOVER_MS);
    },
    leave() {
      over = null;
      clearTimeout(timer);
      if (!isBusy()) grid.tip.set(null);
    },
  };
}
