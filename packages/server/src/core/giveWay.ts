import { currentDatabase, type Database } from "../db/index.ts";

interface Traffic {
  open: number;
  /** When the last request ended, by `performance.now()`. */
  last: number;
  waiting: (() => void)[];
}

const traffic = new WeakMap<Database, Traffic>();

function trafficOn(database: Database): Traffic {
  const found = traffic.get(database) ?? { open: 0, last: Number.NEGATIVE_INFINITY, waiting: [] };
  traffic.set(database, found);
  return found;
}

/** Runs a request before waiting background work on the same database. */
export async function letThrough<T>(database: Database, request: () => Promise<T>): Promise<T> {
  const here = trafficOn(database);
  here.open += 1;
  try {
    return await request();
  } finally {
    here.open -= 1;
    here.last = performance.now();
    if (here.open === 0) for (const go of here.waiting.splice(0)) go();
  }
}

/** Whether somebody has been answered within the last `ms`, or is being answered. */
export const isBusy = (ms: number): boolean => {
  const { open, last } = trafficOn(currentDatabase());
  return open > 0 || performance.now() - last < ms;
};

/** Gives the event loop a turn: the embedded database and a long file share it with every request. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * For how long, ms, a long loop goes on before it gives the event loop a turn. A request of five statements comes back to
 * the loop as often, and waits for as many turns: of 10 ms each, it would take 50 ms longer.
 */
const AT_ONCE = 2;

/** Does the same with every item, in order, and lets requests through in between: a thousand rows at once take 80 ms. */
export async function mapInTurns<T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> {
  const results: R[] = [];
  let since = performance.now();
  for (const item of items) {
    if (performance.now() - since >= AT_ONCE) {
      await breathe();
      since = performance.now();
    }
    results.push(work(item));
  }
  return results;
}

/**
 * Background work lets the requests that are under way finish, for at most `atMost` ms, so that it goes on under
 * constant load. The embedded database has one connection: a request of six statements would wait for six chunks.
 */
export async function giveWay(atMost: number): Promise<void> {
  await breathe();
  const database = currentDatabase();
  const here = trafficOn(database);
  if (database.engine !== "pglite" || here.open === 0) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, atMost);
    here.waiting.push(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
