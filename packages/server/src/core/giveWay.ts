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

/** Does the same with every item, in order. */
export type MapAll = <T, R>(items: readonly T[], work: (item: T) => R) => Promise<R[]>;

const mapWith =
  (rest: () => Promise<void>): MapAll =>
  async (items, work) => {
    const results: ReturnType<typeof work>[] = [];
    let since = performance.now();
    for (const item of items) {
      if (performance.now() - since >= AT_ONCE) {
        await rest();
        since = performance.now();
      }
      results.push(work(item));
    }
    return results;
  };

/** Lets requests through in between: a thousand rows at once take 80 ms. */
export const mapInTurns = mapWith(breathe);

/**
 * Background work lets the requests that are under way finish, for at most `atMost` ms, so that it goes on under
 * constant load. The embedded database has one connection: a request of six statements would wait for six chunks.
 */
export async function giveWay(atMost: number): Promise<void> {
  await breathe();
  if (currentDatabase().engine === "pglite") await untilAnswered(atMost);
}

/** Until no request is under way, for at most `atMost` ms. */
async function untilAnswered(atMost: number): Promise<void> {
  const here = trafficOn(currentDatabase());
  if (here.open === 0) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, atMost);
    here.waiting.push(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Under constant load, a piece of background work comes after so many times its own duration. */
const PATIENCE = 4;

/**
 * For background work beside PostgreSQL: requests that are under way end first. Each of their turns would otherwise wait for
 * a piece. Not for work of a request, which would wait for itself; nor on the embedded database, where a request may wait
 * for the transaction that this work belongs to.
 */
export const mapBehindRequests = mapWith(async () => {
  await breathe();
  if (currentDatabase().engine === "postgres") await untilAnswered(AT_ONCE * PATIENCE);
});
