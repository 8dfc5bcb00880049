import type { DataTableLayout } from "@tsumugi/ui";
import { useCallback, useEffect, useMemo, useState } from "react";
import { columnsText, layoutOfColumns } from "./tableLayout.ts";
import { useTableLayout } from "./useTableLayout.ts";
import { useUrlState } from "./useUrlState.ts";

/** Where the address keeps the columns of the view that is looked at. */
export const COLUMNS = "cols";
/** A column that is being dragged changes at every move; browsers refuse so many changes of the address. */
const REST_MS = 400;

/**
 * Columns of a list with saved views. A view's columns stand in the address, and what is changed under a view stays
 * there until the view is saved; without a view they are this person's own arrangement of the table.
 *
 * @param param where the address names the chosen view
 */
export function useViewLayout(table: string, param: string) {
  const own = useTableLayout(table);
  const url = useUrlState();
  const { set } = url;
  const columns = url.get(COLUMNS);
  const view = url.get(param);
  const isInView = columns !== "" || view !== "";
  // Of which view, and of which columns of it: what was moved is over as soon as the address shows anything else.
  const place = `${view} ${columns}`;
  const [moved, setMoved] = useState<{ readonly from: string; readonly layout: DataTableLayout }>();
  if (moved && moved.from !== place) setMoved(undefined);
  const waiting = moved?.from === place && isInView ? moved.layout : undefined;

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => set({ [COLUMNS]: columnsText(waiting) }), REST_MS);
    return () => clearTimeout(timer);
  }, [waiting, set]);

  const kept = useMemo(() => (columns === "" ? own.layout : layoutOfColumns(columns)), [columns, own.layout]);
  const onLayoutChange = useCallback(
    (layout: DataTableLayout) => (isInView ? setMoved({ from: place, layout }) : own.onLayoutChange(layout)),
    [isInView, place, own.onLayoutChange],
  );
  return { layout: waiting ?? kept, onLayoutChange };
}
