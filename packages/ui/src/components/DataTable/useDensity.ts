import { type RefObject, useLayoutEffect, useState } from "react";

/** Row height at the density in force: rows out of view have to be counted as high as those in view. */
export function useDensity(scroller: RefObject<HTMLElement | null>, rowHeight: number) {
  const [trim, setTrim] = useState(0);
  useLayoutEffect(() => {
    if (!scroller.current) return;
    setTrim(Number.parseFloat(getComputedStyle(scroller.current).getPropertyValue("--tsu-row-trim")) || 0);
  });
  return rowHeight - trim;
}
