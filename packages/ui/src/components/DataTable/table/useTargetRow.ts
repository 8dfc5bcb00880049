import { useEffect, useRef } from "react";
import { moveTo } from "../grid/focus.ts";
import { type Grid, indexOf } from "../grid/grid.ts";

/**
 * Scrolls to and focuses the row that the page was opened for, once, as soon as it is loaded. In a long table
 * the row is rendered first. In a read-only table the cell with its name takes the focus.
 */
export function useTargetRow<Row>(
  grid: Grid<Row>,
  targetKey: string | undefined,
  isGrid: boolean,
  isThere: boolean,
): void {
  const done = useRef<string>(undefined);
  useEffect(() => {
    // If the target is removed and set again, it is scrolled to again.
    if (targetKey === undefined) done.current = undefined;
    if (targetKey === undefined || !isThere || done.current === targetKey) return;
    // Wait until the page has moved the focus to its heading.
    const frame = requestAnimationFrame(() => {
      const row = indexOf(grid, targetKey);
      if (row < 0) return;
      done.current = targetKey;
      // The cell with the name, not the checkbox before it.
      if (isGrid) moveTo(grid, { row, column: grid.view.selection ? 1 : 0 });
      else grid.pin(row, 0);
      const name = grid.root?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(targetKey)}"] > .key`);
      name?.closest("tr")?.scrollIntoView({ block: "center" });
      if (isGrid || !name) return;
      name.tabIndex = -1;
      name.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [grid, targetKey, isGrid, isThere]);
}
