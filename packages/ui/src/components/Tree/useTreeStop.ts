import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { TreeLine } from "./treeLines.ts";

/**
 * The one row that Tab reaches, and the focus that goes with it. When its row is gone, the row that took its place
 * takes it over, and the focus too if it had it.
 */
export function useTreeStop(
  root: RefObject<HTMLElement | null>,
  lines: readonly TreeLine[],
  first: string | undefined,
) {
  const [current, setCurrent] = useState<string>();
  const at = useRef(0);
  const follows = useRef(false);
  const hasFocus = useRef(false);

  const wanted = current ?? first;
  const found = wanted === undefined ? -1 : lines.findIndex(({ key }) => key === wanted);
  const stop = found >= 0 ? found : Math.max(0, Math.min(at.current, lines.length - 1));

  useLayoutEffect(() => {
    at.current = stop;
    const isLost = hasFocus.current && !root.current?.contains(document.activeElement);
    if (!follows.current && !isLost) return;
    follows.current = false;
    root.current?.querySelector<HTMLElement>(`[data-index="${stop}"]`)?.focus();
  });

  return {
    stop,
    setCurrent,
    /** Moves the focus to a line. */
    moveTo: (index: number) => {
      follows.current = true;
      setCurrent(lines[index]?.key);
    },
    handlers: {
      onFocus: () => {
        hasFocus.current = true;
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        // It is not told of a row that React removes: the focus has not gone anywhere then.
        if (!currentTarget.contains(relatedTarget)) hasFocus.current = false;
      },
    },
  };
}
