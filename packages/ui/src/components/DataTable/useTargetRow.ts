import { useEffect, useRef } from "react";
import { type Grid, indexOf } from "./grid.ts";
import { moveTo } from "./gridFocus.ts";

/**
 * Brings the row that the page was opened for into view and the focus onto it, once, as soon as it is there; of many
 * rows it is drawn first. Where the table is only read, its name takes the focus.
 */
export function useTargetRow<Row>(
  grid: Grid<Row>,
  targetKey: string | undefined,
  isGrid: boolean,
  isThere: boolean,
): void {
  const done = useRef<string>(undefined);
  useEffect(() => {
    // Taken away and named again, it is brought into view again.
    if (targetKey === undefined) done.current = undefined;
    if (targetKey === undefined || !isThere || done.current === targetKey) return;
    // After the page has put the focus onto its heading.
    const frame = requestAnimationFrame(() => {
      const row = indexOf(grid, targetKey);
      if (row < 0) return;
      done.current = targetKey;
      // The cell with the name, not the box before it.
      if (isGrid) moveTo(grid, { row, column: grid.view.selection ? 1 : 0 });
      else grid.pin(row);
      const name = grid.root?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(targetKey)}"] > .key`);
      name?.closest("tr")?.scrollIntoView({ block: "center" });
      if (isGrid || !name) return;
      name.tabIndex = -1;
      name.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [grid, targetKey, isGrid, isThere]);
}
