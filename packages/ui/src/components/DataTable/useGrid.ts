import { type RefObject, useInsertionEffect, useLayoutEffect, useState } from "react";
import { createGrid, type Grid, type GridView } from "./grid.ts";
import { attachGrid, attachPlain } from "./gridEvents.ts";

/** The grid of a table; it lives as long as the component and is handed the newest props after each draw. */
export function useGrid<Row>(
  view: GridView<Row>,
  scroller: RefObject<HTMLElement | null>,
  isGrid: boolean,
): Grid<Row> {
  const [grid] = useState(() => createGrid(view));
  // Before the layout effects of the rows, which already work with it.
  useInsertionEffect(() => {
    grid.view = view;
  });
  const canEdit = view.onEdit !== undefined;
  // Before the first picture: what it changes at links and buttons is styled once, not twice.
  useLayoutEffect(() => {
    const root = scroller.current;
    if (!root) return;
    grid.root = root;
    return isGrid ? attachGrid(grid, root, canEdit) : attachPlain(grid, root);
  }, [grid, scroller, isGrid, canEdit]);
  return grid;
}
