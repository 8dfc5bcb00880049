import { type RefObject, useLayoutEffect, useState } from "react";
import { breakpoints } from "../../theme/scale.ts";

/** Whether an element has no more room than a phone, wherever it stands. False until it is measured, and on a server. */
export function useNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured || typeof ResizeObserver === "undefined") return;
    const look = () => setNarrow(measured.clientWidth <= breakpoints.phone);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return isNarrow;
}
