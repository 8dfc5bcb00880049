import { type Later, later } from "../core/later.ts";
import { createStore } from "./createStore.ts";

/** `real`: as in the app. `manual`: it stands still until somebody advances it to the next thing that is due. */
export type Pace = "real" | "manual";

interface Due {
  readonly at: number;
  readonly what: string;
  readonly go: () => void;
}

/** The time of one story. A manual one makes waits of minutes a matter of one press, and its pictures never differ. */
export function createStageClock(pace: Pace) {
  const started = performance.now();
  const waiting = createStore<readonly Due[]>([]);
  let virtual = 0;
  const now = () => (pace === "real" ? performance.now() - started : virtual);

  const laterCalled =
    (what: string): Later =>
    (go, ms) => {
      if (pace === "real") return later(go, ms);
      const due: Due = { at: virtual + ms, what, go };
      waiting.set([...waiting.get(), due].sort((one, other) => one.at - other.at));
      return () => waiting.set(waiting.get().filter((one) => one !== due));
    };

  /** Goes to the next due time and does everything that is due there. */
  const advance = (): void => {
    const [next] = waiting.get();
    if (!next) return;
    virtual = next.at;
    const due = waiting.get().filter(({ at }) => at === next.at);
    waiting.set(waiting.get().filter(({ at }) => at !== next.at));
    for (const { go } of due) go();
  };

  /** Timers of one purpose, named for the reader, are made by `laterCalled`. */
  return { pace, now, laterCalled, waiting, advance };
}

export type StageClock = ReturnType<typeof createStageClock>;

/** 「1.0秒」, 「5分」 */
export const inWords = (ms: number): string =>
  ms >= 60_000 ? `${Math.round(ms / 60_000)}分` : `${(ms / 1000).toFixed(1)}秒`;
