import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback } from "react";
import { usePrinting } from "../DataTable/table/usePrinting.ts";
import { useInBrowser } from "../useInBrowser.ts";

/** Above this many lines only those in view are drawn. */
const LONG_FROM = 100;
/** px; each row is measured once it is drawn. */
const ROW_HEIGHT = 36;

/**
 * What is drawn of a long tree: the lines in view and the stop of Tab, so that the focus is never removed. A number is
 * the height of what is left out, px. A server, which knows no view, draws the first lines.
 */
export function useTreeWindow(scroller: RefObject<HTMLElement | null>, count: number, stop: number) {
  const isInBrowser = useInBrowser();
  const isLong = count > LONG_FROM;
  const isPrinting = usePrinting(isLong);
  const isVirtual = isLong && isInBrowser && !isPrinting;
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      return indexes.includes(stop) ? indexes : [...indexes, stop].sort((a, b) => a - b);
    },
    [stop],
  );
  const virtualizer = useVirtualizer({
    count,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    rangeExtractor,
  });
  if (!isVirtual) {
    const shown = isLong && !isPrinting ? LONG_FROM : count;
    return {
      parts: Array.from({ length: shown }, (_, index) => ({ index, gap: 0 })),
      rest: 0,
      measure: undefined,
    };
  }
  let end = 0;
  const parts = virtualizer.getVirtualItems().map(({ index, start, end: next }) => {
    const gap = start - end;
    end = next;
    return { index, gap };
  });
  return { parts, rest: virtualizer.getTotalSize() - end, measure: virtualizer.measureElement };
}
