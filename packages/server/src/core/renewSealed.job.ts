import { context } from "./context.ts";
import { defineJob, enqueue, isStopping, type Job } from "./jobs.ts";
import { isKeyUsed, renewNext } from "./renewSealed.repository.ts";
import type { AnySealedColumn } from "./sealedColumn.ts";
import { loadedKeys } from "./sealing.ts";

const BEFORE_ALL = "(0,0)";

async function renewColumn(column: AnySealedColumn): Promise<number> {
  let count = 0;
  for (let after = BEFORE_ALL; ; ) {
    if (isStopping()) throw new Error("The server stops; the next one goes on here.");
    const done = await renewNext(column, after);
    if (!done) return count;
    count += done.renewed;
    after = done.last;
  }
}

/** Seals everything with the newest key, and tells in the log which of the older ones is not needed any more. */
async function renewSealed(columns: readonly AnySealedColumn[]): Promise<void> {
  const { logger } = context().deps;
  const older = loadedKeys().slice(1);
  if (older.length === 0) return;
  let renewed = 0;
  for (const column of columns) renewed += await renewColumn(column);
  for (const [place, { kid }] of older.entries()) {
    const text = (await isKeyUsed(kid, columns))
      ? "the old key of SECRET_KEY is still needed"
      : "the old key of SECRET_KEY is not needed any more and may be taken out";
    // Also with the usual LOG_LEVEL: somebody waits for it.
    logger.warn({ renewed, kid, place: place + 2 }, text);
  }
}

/** At every start with more than one key, and at night: for the rows that somebody held meanwhile. */
export function renewSealedIn(columns: readonly AnySealedColumn[]): Job<Record<string, never>> {
  const job: Job<Record<string, never>> = defineJob({
    name: "renew-sealed",
    every: "10 3 * * *",
    run: () => renewSealed(columns),
    recover: async () => {
      if (loadedKeys().length > 1) await enqueue(job, {}, { key: "now" });
    },
  });
  return job;
}
