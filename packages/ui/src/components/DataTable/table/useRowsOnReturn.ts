import { type RefObject, useLayoutEffect, useRef } from "react";
import { breakpoints } from "../../../theme/scale.ts";

/** Rows that are laid out at a time, once those in view are painted. */
const STEP = 12;

/**
 * A table that was kept out of sight (by React's Activity, which takes its effects away meanwhile) comes back in steps: the
 * rows that fill the window at once, and the others when those are painted. To lay out fifty rows takes the browser three
 * times as long as the twenty that are seen.
 *
 * @param hasAllRows false where only the rows in view are drawn
 * @param lineHeight px of the lowest line
 */
export function useRowsOnReturn(
  root: RefObject<HTMLElement | null>,
  hasAllRows: boolean,
  lineHeight: number,
): void {
  const latest = useRef({ hasAllRows, lineHeight });
  const hasBeenShown = useRef(false);
  const top = useRef(0);
  useLayoutEffect(() => {
    latest.current = { hasAllRows, lineHeight };
  });
  useLayoutEffect(() => {
    const scroller = root.current;
    if (!scroller) return;
    const note = () => {
      top.current = scroller.scrollTop;
    };
    scroller.addEventListener("scroll", note, { passive: true });
    const isReturn = hasBeenShown.current && latest.current.hasAllRows;
    hasBeenShown.current = true;
    const inView = Math.ceil((top.current + window.innerHeight) / latest.current.lineHeight);
    const rows = scroller.querySelectorAll<HTMLTableRowElement>("tbody > tr");
    // On a phone the page scrolls, not the table: it needs its whole height to be scrolled to where it was.
    const later = isReturn && window.innerWidth > breakpoints.phone ? [...rows].slice(inView) : [];
    for (const row of later) row.hidden = true;
    let next = 0;
    const show = (count: number) => {
      for (const row of later.splice(0, count)) row.hidden = false;
      if (later.length > 0) next = window.setTimeout(show, 0, STEP);
    };
    // What a frame asks for runs before it is painted, and what that sets aside runs after.
    const frame = requestAnimationFrame(() => {
      next = window.setTimeout(show, 0, STEP);
    });
    return () => {
      scroller.removeEventListener("scroll", note);
      cancelAnimationFrame(frame);
      clearTimeout(next);
      show(later.length);
    };
  }, [root]);
}
