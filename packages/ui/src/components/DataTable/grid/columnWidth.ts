import { clampWidth, type DataTableLayout, setColumnWidth } from "../table/layout.ts";
import { announce, cellOfLine, type Grid, offsetOf } from "./grid.ts";

const columnElements = <Row>(grid: Grid<Row>) => [
  ...(grid.root?.querySelectorAll<HTMLTableColElement>("colgroup > col[data-column]") ?? []),
];

/**
 * The rendered widths. A column wider than its stored width would otherwise jump when its neighbour is
 * resized.
 */
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

/** Sets a column's width and announces it. */
export function resizeColumn<Row>(grid: Grid<Row>, key: string, width: number) {
  const column = grid.view.columns.find((one) => one.key === key);
  if (!column) return;
  grid.view.setLayout(setColumnWidth(withShownWidths(grid, grid.view.layout), key, width));
  announce(grid, grid.view.word("{name}の幅 {width}px", { name: column.header, width: clampWidth(width) }), {
    quiet: true,
  });
}

export const activeColumn = <Row>(grid: Grid<Row>) => grid.view.columns[grid.active.column - offsetOf(grid)];

export function resizeActiveColumn<Row>(grid: Grid<Row>, by: number) {
  const column = activeColumn(grid);
  const width = grid.activeElement?.getBoundingClientRect().width;
  if (column && width) resizeColumn(grid, column.key, width + by);
}

/** The width at which no rendered cell of the column is cut. */
export function fittingWidth<Row>(grid: Grid<Row>, key: string): number {
  const index = grid.view.columns.findIndex((column) => column.key === key) + offsetOf(grid);
  let width = 0;
  for (const line of grid.root?.querySelectorAll<HTMLTableRowElement>("tr[aria-rowindex]") ?? []) {
    const cell = cellOfLine(line, index);
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

/** Drags the edge of a header. The column follows without a render; the layout is set on release. */
export function startResize<Row>(grid: Grid<Row>, event: PointerEvent, handle: HTMLElement) {
  const head = handle.closest<HTMLTableCellElement>("th");
  const column = head && grid.view.columns[head.cellIndex - offsetOf(grid)];
  if (!column) return;
  event.preventDefault();
  const start = { x: event.clientX, width: head.getBoundingClientRect().width };
  const frozen = withShownWidths(grid, grid.view.layout).widths;
  const widths = columnElements(grid).map((element) => [element, element.style.width] as const);
  for (const [element] of widths) {
    const width = frozen[element.dataset.column ?? ""];
    if (width) element.style.width = `${width}px`;
  }
  const own = columnElements(grid).find((element) => element.dataset.column === column.key);
  const widthAt = (move: PointerEvent) => clampWidth(start.width + move.clientX - start.x);
  const stop = new AbortController();
  const { signal } = stop;
  const end = (width: number | undefined) => {
    stop.abort();
    if (width !== undefined) return resizeColumn(grid, column.key, width);
    for (const [element, before] of widths) element.style.width = before;
  };
  const isOwn = ({ pointerId }: PointerEvent) => pointerId === event.pointerId;
  const follow = (next: PointerEvent) => {
    if (own && isOwn(next)) own.style.width = `${widthAt(next)}px`;
  };
  const drop = (last: PointerEvent) => {
    if (isOwn(last)) end(Math.abs(last.clientX - start.x) > 1 ? widthAt(last) : undefined);
  };
  window.addEventListener("pointermove", follow, { signal });
  window.addEventListener("pointerup", drop, { signal });
  window.addEventListener("pointercancel", () => end(undefined), { signal });
  const revert = (key: KeyboardEvent) => {
    if (key.key !== "Escape") return;
    key.preventDefault();
    key.stopPropagation();
    end(undefined);
  };
  window.addEventListener("keydown", revert, { capture: true, signal });
}
