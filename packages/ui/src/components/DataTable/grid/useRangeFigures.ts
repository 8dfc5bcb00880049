import { useEffect, useState } from "react";
import type { DataTableColumn } from "../table/columns.ts";
import { useStore } from "../useStore.ts";
import type { Grid } from "./grid.ts";
import { type RangeFigures, rangeFigures } from "./rangeFigures.ts";

/**
 * What the selected range comes to; null for a single cell. It is counted at most once a frame, whatever is dragged or saved
 * meanwhile, and no row is drawn for it.
 */
export function useRangeFigures<Row>(
  grid: Grid<Row>,
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
): RangeFigures | null {
  const range = useStore(grid.counted.subscribe, grid.counted.get);
  const [figures, setFigures] = useState<RangeFigures | null>(null);
  useEffect(() => {
    if (!range) return;
    let frame = 0;
    const count = () => {
      frame = 0;
      setFigures(rangeFigures({ rows, columns, rowKey: grid.view.rowKey }, grid.edits, range));
    };
    const countSoon = () => {
      frame ||= requestAnimationFrame(count);
    };
    countSoon();
    const stop = grid.edits.subscribe(countSoon);
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [grid, range, rows, columns]);
  return range && figures;
}
