import { withTimeout } from "./withTimeout.ts";

/** What a supplementary read waits at most, ms: a slow first answer must not keep the rest of the screen away. */
const PATIENCE = 2000;

/**
 * The order of a screen's reads. A browser has six connections to a server: without an order, the list that a person
 * waits for stands behind the counts and the words of filters that were asked for in the same moment.
 */
export function createReadOrder() {
  let underWay = 0;
  let waiting: (() => void)[] = [];
  return {
    /** Runs a read that a screen consists of. */
    async goFirst<T>(read: () => Promise<T>): Promise<T> {
      underWay++;
      try {
        return await read();
      } finally {
        underWay--;
        if (underWay === 0) {
          const next = waiting;
          waiting = [];
          for (const go of next) go();
        }
      }
    },
    /** Settles when no such read is under way, those counted that the same rendering asks for. */
    async turn(): Promise<void> {
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (underWay === 0) return;
      const free = new Promise<void>((resolve) => waiting.push(resolve));
      await withTimeout(free, PATIENCE, () => new Error("The first reads take long.")).catch(() => undefined);
    },
  };
}
