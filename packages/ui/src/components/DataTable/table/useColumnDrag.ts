import { type PointerEvent as ReactPointerEvent, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Drags an entry of a list: `move(key, by)` is called each time the pointer passes a neighbour.
 * The buttons beside it do the same by press.
 */
export function useColumnDrag(list: RefObject<HTMLElement | null>, move: (key: string, by: number) => void) {
  // A drag lasts over many renders, and each move is computed from the newest layout.
  const latest = useRef(move);
  useLayoutEffect(() => {
    latest.current = move;
  });
  return (event: ReactPointerEvent, key: string) => {
    event.preventDefault();
    const stop = new AbortController();
    const { pointerId } = event;
    const follow = (next: PointerEvent) => {
      const entries = [...(list.current?.querySelectorAll<HTMLElement>("li[data-column]") ?? [])];
      const index = entries.findIndex((entry) => entry.dataset.column === key);
      const own = entries[index]?.getBoundingClientRect();
      if (next.pointerId !== pointerId || !own) return;
      if (next.clientY < own.top - own.height / 2 && index > 1) latest.current(key, -1);
      else if (next.clientY > own.bottom + own.height / 2) latest.current(key, 1);
    };
    const end = () => stop.abort();
    window.addEventListener("pointermove", follow, { signal: stop.signal });
    window.addEventListener("pointerup", end, { signal: stop.signal });
    window.addEventListener("pointercancel", end, { signal: stop.signal });
  };
}
