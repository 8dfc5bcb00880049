import { now } from "../../core/context.ts";
import { giveWay, isBusy } from "../../core/giveWay.ts";
import { currentDatabase } from "../../db/index.ts";
import { newSpeed } from "./speed.ts";

const FIRST = 100;
const LEAST = 20;
/** Each chunk has ten round trips to the database, whatever its size; of 2,500 rows, it saves a twentieth and holds 100 MB more. */
const MOST = 1000;
/** How long a chunk may take, ms: the embedded database answers nobody meanwhile. */
const WHILE_BUSY = 40;
const WHILE_ALONE = 200;
/** PostgreSQL answers all: small chunks would only pay more often for what each costs, most of all on a busy machine. */
const BESIDE_OTHERS = 500;
/** Somebody who was answered so lately, ms, is likely to ask again. */
const LATELY = 3000;
/** Under constant load a chunk is worked off at least after so many times its own duration. */
const PATIENCE = 4;

/** The size of the next chunk, from what one took: near the aim, never more than twice or less than half at once. */
export function nextSize(size: number, took: number, aim: number): number {
  const fitting = Math.round((size * aim) / Math.max(took, 1));
  return Math.min(MOST, Math.max(LEAST, Math.min(size * 2, Math.max(Math.ceil(size / 2), fitting))));
}

/** Keeps chunks short while people work with the product, and lets their requests go first after each. */
export function newPace() {
  let size = FIRST;
  const speed = newSpeed(performance.now());
  const isShared = currentDatabase().engine === "pglite";
  const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
    const start = performance.now();
    const result = await work();
    const took = performance.now() - start;
    await giveWay(took * PATIENCE);
    return [result, took];
  };
  return {
    size: () => size,
    /** For the task's row: how fast it went so far. */
    noted: () => ({ row_ms: speed.rowMs(), paced_at: now() }),
    /** A chunk of so many rows, from which the size of the next one is learned. */
    step: async <T>(rows: number, work: () => Promise<T>): Promise<T> => {
      const [result, took] = await timed(work);
      speed.note(rows, performance.now());
      const aim = isBusy(LATELY) ? WHILE_BUSY : WHILE_ALONE;
      size = nextSize(size, took, isShared ? aim : BESIDE_OTHERS);
      return result;
    },
    /** Other work between two chunks. */
    rest: async (work: () => Promise<void>): Promise<void> => void (await timed(work)),
  };
}
