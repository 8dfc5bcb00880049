import { useDeferredValue } from "react";
import { useInBrowser } from "../../useInBrowser.ts";

/**
 * How many lines of a short table are drawn: at first as many as fill the window, and the others right after those are
 * shown, in pauses between what somebody does. A server draws all.
 *
 * @param rowHeight px
 */
export function useLinesSoFar(count: number, rowHeight: number): number {
  const isInBrowser = useInBrowser();
  const late = useDeferredValue(count, isInBrowser ? 0 : count);
  const atFirst = isInBrowser ? Math.ceil(window.innerHeight / rowHeight) : count;
  return Math.min(count, Math.max(late, atFirst));
}
