import { currentDatabase, type Database } from "../db/index.ts";
import { breathe } from "./inTurns.ts";

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
