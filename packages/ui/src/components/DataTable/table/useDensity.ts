import { type RefObject, useEffect, useState } from "react";

const trimOf = (element: Element) =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue("--tsu-row-trim")) || 0;

/**
 * Row height at the present density, used for the rows out of view. It is read from the page first, and from
 * the table's own place after the first render, because reading it earlier would compute the styles twice.
 */
export function useDensity(scroller: RefObject<HTMLElement | null>, rowHeight: number) {
  const [trim, setTrim] = useState(() =>
    typeof document === "undefined" ? 0 : trimOf(document.documentElement),
  );
  useEffect(() => {
    if (scroller.current) setTrim(trimOf(scroller.current));
  });
  return rowHeight - trim;
}
