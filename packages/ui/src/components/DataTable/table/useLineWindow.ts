import { type RefObject, useLayoutEffect, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import { type LinePlaces, type LineWindow, linesInView } from "./lineWindow.ts";

/** The lines of a long table that are drawn while it is scrolled; of a short one the answer means nothing. */
export function useLineWindow(
  body: RefObject<HTMLTableSectionElement | null>,
  isAsked: boolean,
  places: LinePlaces,
  count: number,
): LineWindow {
  const view = useRef({ top: 0, height: 0 });
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const shown = linesInView(places, count, view.current);
  const latest = useRef({ places, count, shown });
  useLayoutEffect(() => {
    latest.current = { places, count, shown };
  });
  useLayoutEffect(() => {
    // The scrolling box lies around the table, whose own ref is set only after this one's.
    const root = isAsked ? body.current?.closest("table")?.parentElement : undefined;
    if (!root) return;
    const stop = new AbortController();
    const draw = () => {
      const { from, to } = linesInView(latest.current.places, latest.current.count, view.current);
      if (from !== latest.current.shown.from || to !== latest.current.shown.to) flushSync(redraw);
    };
    view.current = { top: root.scrollTop, height: root.clientHeight };
    redraw();
    const handleScroll = () => {
      view.current = { ...view.current, top: root.scrollTop };
      // In the frame of the scrolling, so that no empty row is painted.
      draw();
    };
    root.addEventListener("scroll", handleScroll, { passive: true, signal: stop.signal });
    const observer = new ResizeObserver(() => {
      view.current = { top: root.scrollTop, height: root.clientHeight };
      draw();
    });
    observer.observe(root);
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [body, isAsked]);
  return shown;
}
