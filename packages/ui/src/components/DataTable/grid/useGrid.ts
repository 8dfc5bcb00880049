import { type RefObject, useInsertionEffect, useLayoutEffect, useState } from "react";
import { attachGrid, attachPlain } from "./events.ts";
import { createGrid, type Grid, type GridView } from "./grid.ts";

/** The grid of a table. It lives as long as the component and receives the newest props after each render. */
export function useGrid<Row>(
  view: GridView<Row>,
  scroller: RefObject<HTMLElement | null>,
  isGrid: boolean,
): Grid<Row> {
  const [grid] = useState(() => createGrid(view));
  // This runs before the layout effects of the rows, which already use it.
  useInsertionEffect(() => {
    grid.view = view;
  });
  const canEdit = view.onEdit !== undefined;
  // This runs before the first paint, so that changed links and buttons are styled only once.
  useLayoutEffect(() => {
    const root = scroller.current;
    if (!root) return;
    grid.root = root;
    return isGrid ? attachGrid(grid, root, canEdit) : attachPlain(grid, root);
  }, [grid, scroller, isGrid, canEdit]);
  return grid;
}
