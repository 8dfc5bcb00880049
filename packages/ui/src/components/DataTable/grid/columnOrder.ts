import type { DataTableColumn } from "../table/columns.ts";
import { dropPlace, moveColumn } from "../table/layout.ts";
import { activeColumn } from "./columnWidth.ts";
import { announce, type Grid, offsetOf } from "./grid.ts";

/** Moves a column by a number of places among the shown ones and announces it. */
export function moveColumnBy<Row>(grid: Grid<Row>, { key, header }: DataTableColumn<Row>, by: number) {
  const layout = moveColumn(grid.view.layout, key, by);
  if (layout === grid.view.layout)
    return announce(grid, grid.view.word("これ以上は動かせません"), { quiet: true });
  grid.view.setLayout(layout);
  const place = layout.order.filter((one) => !layout.hidden.includes(one)).indexOf(key) + 1;
  announce(grid, grid.view.word("{name}を{place}列目に移動しました", { name: header, place }), {
    quiet: true,
  });
}

export function moveActiveColumn<Row>(grid: Grid<Row>, by: number) {
  const column = activeColumn(grid);
  if (column) moveColumnBy(grid, column, by);
}

/** Pointer movement in px that starts a drag; less is still a press that sorts. */
const SLACK = 6;
const EDGE = 28;
const STEP = 18;

const headsOf = <Row>(grid: Grid<Row>) =>
  [...(grid.root?.querySelector<HTMLTableRowElement>("thead > tr")?.cells ?? [])].slice(offsetOf(grid));

/** Prevents the click at the end of a drag from sorting. */
function swallowClick() {
  const stop = new AbortController();
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", swallow, { capture: true, signal: stop.signal });
  setTimeout(() => stop.abort());
}

/**
 * Drags a header to another place. A line shows where it would be dropped; Esc or a second finger cancels.
 * Touch scrolls here; on touch screens columns are arranged in 「列の設定」.
 */
export function startColumnDrag<Row>(event: PointerEvent, grid: Grid<Row>, head: HTMLTableCellElement) {
  const { root } = grid;
  const from = head.cellIndex - offsetOf(grid);
  const column = grid.view.columns[from];
  if (!root || !column || from < 1 || event.pointerType === "touch") return;
  const stop = new AbortController();
  const { signal } = stop;
  const mark = document.createElement("div");
  mark.className = "drop-mark";
  let to: number | undefined;

  const show = (x: number) => {
    const boxes = headsOf(grid).map((one) => one.getBoundingClientRect());
    const middles = boxes.map(({ left, width }) => left + width / 2);
    to = dropPlace(middles, from, x);
    const place = boxes[to];
    mark.hidden = to === from || !place;
    if (!place) return;
    const edge = to > from ? place.right : place.left;
    mark.style.left = `${edge - root.getBoundingClientRect().left - root.clientLeft + root.scrollLeft - 1}px`;
    mark.style.top = `${root.scrollTop}px`;
    mark.style.height = `${root.clientHeight}px`;
  };
  const follow = (next: PointerEvent) => {
    if (next.pointerId !== event.pointerId) return;
    if (to === undefined) {
      if (Math.abs(next.clientX - event.clientX) < SLACK) return;
      root.append(mark);
      root.dataset.moving = "";
      head.dataset.moving = "";
    }
    const box = root.getBoundingClientRect();
    const keyEnd = headsOf(grid)[0]?.getBoundingClientRect().right ?? box.left;
    if (next.clientX > box.right - EDGE) root.scrollLeft += STEP;
    else if (next.clientX < keyEnd + EDGE) root.scrollLeft -= STEP;
    show(next.clientX);
  };
  const end = (isDropped: boolean) => {
    stop.abort();
    mark.remove();
    delete root.dataset.moving;
    delete head.dataset.moving;
    if (to === undefined) return;
    swallowClick();
    if (isDropped && to !== from) moveColumnBy(grid, column, to - from);
    else announce(grid, grid.view.word("{name}の移動をやめました", { name: column.header }), { quiet: true });
  };
  window.addEventListener("pointermove", follow, { signal });
  window.addEventListener("pointerup", ({ pointerId }) => pointerId === event.pointerId && end(true), {
    signal,
  });
  window.addEventListener("pointercancel", () => end(false), { signal });
  window.addEventListener(
    "keydown",
    (key) => {
      if (key.key !== "Escape" || to === undefined) return;
      key.preventDefault();
      key.stopPropagation();
      end(false);
      // The button is still down, so the click follows when it is released.
      window.addEventListener("pointerup", swallowClick, { once: true });
    },
    { capture: true, signal },
  );
}
