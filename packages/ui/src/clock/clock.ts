import { createContext, useContext, useSyncExternalStore } from "react";

export const systemClock = () => Date.now();

export const ClockContext = createContext<() => number>(systemClock);

/** When the page was drawn on a server; a time shown there is shown the same until the page is awake. */
export const DrawnAtContext = createContext<number | undefined>(undefined);

/** The clock itself, for what counts by other steps than the minute. */
export const useClock = (): (() => number) => useContext(ClockContext);

const MINUTE = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const notifyAll = () => {
  for (const notify of listeners) notify();
};
/** A page that becomes visible again updates at once instead of waiting for the next minute. */
const notifyWhenSeen = () => document.visibilityState === "visible" && notifyAll();

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    timer = setInterval(notifyAll, MINUTE);
    document.addEventListener("visibilitychange", notifyWhenSeen);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", notifyWhenSeen);
  };
}

/**
 * The result of a function of the current time, kept up to date. One timer serves the page, and a component
 * renders again only when the result changes.
 */
export function useAtPresent<Outcome extends string | number>(make: (now: number) => Outcome): Outcome {
  const clock = useClock();
  const drawnAt = useContext(DrawnAtContext);
  return useSyncExternalStore(
    subscribe,
    () => make(clock()),
    () => make(drawnAt ?? clock()),
  );
}

/** The current minute in ms. */
export function useNow(): number {
  return useAtPresent((now) => Math.floor(now / MINUTE) * MINUTE);
}
