import { type RefObject, useLayoutEffect } from "react";

/** Tolerance in px at an edge, because zoom produces fractions. */
const SLACK = 2;

/**
 * Marks the frame around a box that scrolls sideways with the sides on which more lies: `data-more` is "start", "end" or
 * both. A style can hint at it there. It is written past React, because a scroll may not draw the box again.
 */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>, isAsked = true) {
  useLayoutEffect(() => {
    const box = scroller.current;
    const frame = box?.parentElement;
    const content = box?.firstElementChild;
    if (!isAsked || !box || !frame || !content || typeof ResizeObserver === "undefined") return;
    let left = 0;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = box;
      left = scrollLeft;
      const start = scrollLeft > SLACK;
      const end = scrollLeft + clientWidth < scrollWidth - SLACK;
      const more = [start && "start", end && "end"].filter(Boolean).join(" ");
      if ((frame.dataset.more ?? "") !== more) frame.dataset.more = more;
    };
    // Only where it changes: whatever is in the frame inherits it, and the browser looks at the style of all of it.
    const set = (bar: "--bar-x" | "--bar-y", width: number) => {
      const before = Number.parseFloat(frame.style.getPropertyValue(bar)) || 0;
      if (before !== width) frame.style.setProperty(bar, `${width}px`);
    };
    const measure = () => {
      // What lies over the box may not lie over its bars, which the pointer drags.
      set("--bar-x", box.offsetWidth - box.clientWidth);
      set("--bar-y", box.offsetHeight - box.clientHeight);
      look();
    };
    const stop = new AbortController();
    const handleScroll = () => {
      if (box.scrollLeft !== left) look();
    };
    // Before all that draw in the frame of the scrolling: what they write would make the browser lay out the box twice.
    box.addEventListener("scroll", handleScroll, { passive: true, capture: true, signal: stop.signal });
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(content);
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [scroller, isAsked]);
}
