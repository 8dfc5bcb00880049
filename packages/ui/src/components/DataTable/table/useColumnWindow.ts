import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { type ColumnWindow, columnsInView, nextWindow } from "./columnWindow.ts";

/**
 * The columns of a wide table that are drawn while it is scrolled sideways; undefined: all of them. The header draws
 * every column, so the widths are read from it.
 */
export function useColumnWindow(
  scroller: RefObject<HTMLElement | null>,
  isAsked: boolean,
  columns: readonly { key: string }[],
  hasChecks: boolean,
): ColumnWindow | undefined {
  const order = useMemo(() => columns.map(({ key }) => key).join(" "), [columns]);
  const [drawn, setDrawn] = useState<ColumnWindow>();
  useLayoutEffect(() => {
    const root = scroller.current;
    const head = root?.querySelector<HTMLTableRowElement>("thead > tr");
    if (!isAsked || !root || !head) return;
    const stop = new AbortController();
    let current: ColumnWindow | undefined;
    let view = { widths: [] as number[], width: 0, covered: 0 };
    const measure = () => {
      const all = [...head.cells].map((cell) => cell.getBoundingClientRect().width);
      const checks = hasChecks ? (all.shift() ?? 0) : 0;
      // On a phone the checkboxes scroll away from under the first column, and that much more is seen.
      view = { widths: all, width: root.clientWidth - checks, covered: (all[0] ?? 0) - checks };
    };
    /** Returns whether other columns have to be drawn. */
    const look = () => {
      const seen = columnsInView({ ...view, scrollLeft: root.scrollLeft });
      const found = nextWindow(current, seen, view.widths.length);
      const isNew = found !== current;
      current = found;
      return isNew;
    };
    const drawNow = () => look() && flushSync(() => setDrawn(current));
    measure();
    if (look()) setDrawn(current);
    // In the frame of the scrolling, so that no empty column is painted, and before the rows' own listener: reading the
    // place after it has written would make the browser lay out the table twice.
    root.addEventListener("scroll", drawNow, { passive: true, capture: true, signal: stop.signal });
    const observer = new ResizeObserver(() => {
      measure();
      drawNow();
    });
    observer.observe(root);
    observer.observe(head);
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [scroller, isAsked, order, hasChecks]);
  return isAsked ? drawn : undefined;
}
