import { type Grid, offsetOf, say } from "./grid.ts";
import { clampWidth, type DataTableLayout, moveColumn, setColumnWidth } from "./layout.ts";

const columnElements = <Row>(grid: Grid<Row>) => [
  ...(grid.root?.querySelectorAll<HTMLTableColElement>("colgroup > col[data-column]") ?? []),
];

/** Widths as they are on the screen: what is wider than it says would jump when its neighbour is moved. */
function withShownWidths<Row>(grid: Grid<Row>, layout: DataTableLayout): DataTableLayout {
  const heads = grid.root?.querySelector<HTMLTableRowElement>("thead > tr")?.cells;
  const shown = grid.view.columns.map(({ key }, index): [string, number] => [
    key,
    Math.round(heads?.[index + offsetOf(grid)]?.getBoundingClientRect().width ?? 0),
  ]);
  return {
    ...layout,
    widths: { ...layout.widths, ...Object.fromEntries(shown.filter(([, width]) => width > 0)) },
  };
}

/** Sets a width and tells it. */
export function resizeColumn<Row>(grid: Grid<Row>, key: string, width: number) {
  const column = grid.view.columns.find((one) => one.key === key);
  if (!column) return;
  grid.view.setLayout(setColumnWidth(withShownWidths(grid, grid.view.layout), key, width));
  say(grid, `${column.header}の幅 ${clampWidth(width)}px`, { quiet: true });
}

const activeColumn = <Row>(grid: Grid<Row>) => grid.view.columns[grid.active.column - offsetOf(grid)];

export function resizeActiveColumn<Row>(grid: Grid<Row>, by: number) {
  const column = activeColumn(grid);
  const width = grid.activeElement?.getBoundingClientRect().width;
  if (column && width) resizeColumn(grid, column.key, width + by);
}

export function moveActiveColumn<Row>(grid: Grid<Row>, by: number) {
  const column = activeColumn(grid);
  if (!column) return;
  const layout = moveColumn(grid.view.layout, column.key, by);
  if (layout === grid.view.layout) return say(grid, "これ以上は動かせません", { quiet: true });
  grid.view.setLayout(layout);
  const place = layout.order.filter((key) => !layout.hidden.includes(key)).indexOf(column.key) + 1;
  say(grid, `${column.header}を${place}列目に移動しました`, { quiet: true });
}

/** Width at which nothing that is drawn in the column is cut. */
export function fittingWidth<Row>(grid: Grid<Row>, key: string): number {
  const index = grid.view.columns.findIndex((column) => column.key === key) + offsetOf(grid);
  let width = 0;
  for (const line of grid.root?.querySelectorAll<HTMLTableRowElement>("tr[aria-rowindex]") ?? []) {
    const cell = line.cells[index];
    if (!cell) continue;
    const cut = [...cell.querySelectorAll<HTMLElement>("*")].reduce(
      (most, one) => Math.max(most, one.scrollWidth - one.clientWidth),
      cell.scrollWidth - cell.clientWidth,
    );
    const range = document.createRange();
    range.selectNodeContents(cell);
    const style = getComputedStyle(cell);
    const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
    width = Math.max(width, range.getBoundingClientRect().width + padding + Math.max(0, cut) + 2);
  }
  return width;
}

/** Drags the edge of a header; the column follows without a draw, the layout is set when it is let go. */
export function startResize<Row>(grid: Grid<Row>, event: PointerEvent, handle: HTMLElement) {
  const head = handle.closest<HTMLTableCellElement>("th");
  const column = head && grid.view.columns[head.cellIndex - offsetOf(grid)];
  if (!column) return;
  event.preventDefault();
  handle.setPointerCapture(event.pointerId);
  const start = { x: event.clientX, width: head.getBoundingClientRect().width };
  const frozen = withShownWidths(grid, grid.view.layout).widths;
  for (const element of columnElements(grid)) {
    const width = frozen[element.dataset.column ?? ""];
    if (width) element.style.width = `${width}px`;
  }
  const own = columnElements(grid).find((element) => element.dataset.column === column.key);
  const widthAt = (move: PointerEvent) => clampWidth(start.width + move.clientX - start.x);
  const move = (next: PointerEvent) => {
    if (own) own.style.width = `${widthAt(next)}px`;
  };
  const end = (last: PointerEvent) => {
    handle.removeEventListener("pointermove", move);
    handle.removeEventListener("pointerup", end);
    handle.removeEventListener("pointercancel", end);
    if (Math.abs(last.clientX - start.x) > 1) resizeColumn(grid, column.key, widthAt(last));
  };
  handle.addEventListener("pointermove", move);
  handle.addEventListener("pointerup", end);
  handle.addEventListener("pointercancel", end);
}
