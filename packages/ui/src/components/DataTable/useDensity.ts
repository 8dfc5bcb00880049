import { type RefObject, useEffect, useState } from "react";

const trimOf = (element: Element) =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue("--tsu-row-trim")) || 0;

/**
 * Row height at the density in force: rows out of view have to be counted as high as those in view. Taken from the
 * page at first and from the table's place once that is drawn: asking earlier would work its styles out twice.
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
