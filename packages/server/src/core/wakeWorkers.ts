import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../db/index.ts";

/** How late a job may begin whose time has come, or that another server enqueued. */
const LOOK_MS = 2000;

/** By the index from which pg-boss takes the next job: it holds only those that wait. */
const WAITING = "select distinct name from pgboss.job where state < 'active' and not blocked";
const statements = {
  due: { name: "queues-with-work", text: `${WAITING} and start_after <= now()` },
  planned: { name: "queues-with-plans", text: WAITING },
};

/** Queues with a job that is due, or also with one that is planned for later. */
export async function queuesWithWork(
  database: Database,
  which: keyof typeof statements = "due",
): Promise<ReadonlySet<string>> {
  return new Set((await database.read(statements[which], [])).map(({ name }) => String(name)));
}

/**
 * Looks every two seconds which queues have a job that is due, and wakes their workers; answers how to end it. One question
 * for all queues takes the place of one per queue: thirty of them kept a server busy that nobody used.
 */
export function wakeWorkers(
  database: Database,
  wake: (queue: string) => void,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const look = async () => {
    for (const name of await queuesWithWork(database)) wake(name);
  };
  const lookOn = async () => {
    while (!stopping.signal.aborted) {
      await look().catch(onError);
      await sleep(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const ended = lookOn();
  return () => {
    stopping.abort();
    return ended;
  };
}
