import { cellOf, type Grid, offsetOf, positionOf } from "./grid.ts";
import { dataCell } from "./gridCells.ts";

/** A little later than the eye: passing over cells shows nothing. */
const HOVER_MS = 350;

const isCut = (element: HTMLElement) => element.scrollWidth > element.clientWidth + 1;

/** Whether part of a cell's text is not to be seen. */
const hasCutText = (cell: HTMLElement) =>
  isCut(cell) || [...cell.querySelectorAll<HTMLElement>(".tsu-truncate, .truncate")].some(isCut);

const plain = (text: string) => text.replace(/\s+/g, "");

/** What a cell does not show: why it failed, what it means, or the rest of its text. */
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

/** Shows the tip of the hovered cell after a moment; none while a field is open. */
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
