import { useLayoutEffect } from "react";
import type { Grid } from "./grid.ts";
import { paintSelection } from "./gridSelect.ts";
import type { Selection } from "./selection.ts";

/** Brings the drawn rows in line with the selection at each change, without drawing them again. */
export function usePaintedSelection<Row>(grid: Grid<Row>, selection: Selection | undefined, isGrid: boolean) {
  useLayoutEffect(() => {
    if (!selection) return;
    const paint = () => paintSelection(grid, isGrid);
    paint();
    return selection.subscribe(paint);
  }, [grid, selection, isGrid]);
}
