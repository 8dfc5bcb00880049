import { createContext, useContext, useSyncExternalStore } from "react";

export const systemClock = () => Date.now();

export const ClockContext = createContext<() => number>(systemClock);

const MINUTE = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const notify of listeners) notify();
  }, MINUTE);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}

/** The present minute in ms. One timer serves every label on the page. */
export function useNow(): number {
  const clock = useContext(ClockContext);
  return useSyncExternalStore(subscribe, () => Math.floor(clock() / MINUTE) * MINUTE);
}
