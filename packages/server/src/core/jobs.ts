import { sql } from "drizzle-orm";
import { type Db as BossDb, fromDrizzle, fromPglite, PgBoss } from "pg-boss";
import { afterCommit, currentDatabase, type Database, db, withoutValues } from "../db/index.ts";
import { context, runInContext } from "./context.ts";
import type { Deps } from "./deps.ts";
import { tellFailure } from "./tellFailure.ts";
import { queuesWithWork, wakeWorkers } from "./wakeWorkers.ts";

/** Work that is done outside a request. It may run twice (a kill, a retry): `run` must be harmless then. */
export interface Job<T extends object> {
  readonly name: string;
  readonly run: (data: T) => Promise<void>;
  /** Seconds after which an attempt counts as dead; default 900. */
  readonly expireInSeconds?: number;
  /** Cron expression in Japan's time, for recurring work; `data` is then `{}`. */
  readonly every?: string;
  /** Called when a server starts: enqueues again what an earlier process left unfinished. */
  readonly recover?: () => Promise<void>;
}

export const defineJob = <T extends object>(job: Job<T>): Job<T> => job;

/** One failure must not stop the items after it: the first one is thrown at the end, so that the job tries again. */
export async function eachOnItsOwn<T>(items: Iterable<T>, run: (item: T) => Promise<void>): Promise<void> {
  let failed: { readonly error: unknown } | undefined;
  for (const item of items) {
    await run(item).catch((error: unknown) => {
      failed ??= { error };
    });
  }
  if (failed) throw failed.error;
}

/** `T` is known where the job is enqueued; a list of jobs runs what it is given. */
export type AnyJob = Job<never>;

export interface JobRunner {
  /** Begins to take jobs, and plans those that recur: after the first answers, which need neither. */
  work(): Promise<void>;
  /** Runs all waiting jobs now and answers how many; a failing job is thrown. For tests. */
  drain(options?: { ignoreStartAfter?: boolean }): Promise<number>;
  /** Stops taking jobs and waits up to 10 s for those under way. */
  stop(): Promise<void>;
}

interface Running {
  readonly boss: PgBoss;
  readonly workers: Map<string, string>;
}

const runningOn = new WeakMap<Database, Running>();

/**
 * Enqueues a job within the open transaction: it exists exactly when what it belongs to exists.
 * `startAfter` is the earliest moment; a `key` that is already waiting is not enqueued twice.
 */
export async function enqueue<T extends object>(
  job: Job<T>,
  data: T,
  options: { startAfter?: Date; key?: string } = {},
): Promise<void> {
  const running = runningOn.get(currentDatabase());
  if (!running) throw new Error(`startJobs() has not been called: "${job.name}" cannot be enqueued.`);
  await running.boss.send(job.name, data, {
    ...(options.startAfter ? { startAfter: options.startAfter } : {}),
    ...(options.key ? { singletonKey: options.key } : {}),
    db: fromDrizzle(db(), sql),
  });
  const worker = running.workers.get(job.name);
  if (worker) afterCommit(() => running.boss.notifyWorker(worker));
}

function bossDatabase({ native }: Database): BossDb {
  if (native.kind === "pglite") return fromPglite(native.lite);
  return { executeSql: (text, values) => native.pool.query(text, values) };
}

/** Of the cron expressions. */
const ZONE = "Asia/Tokyo";
/** A day's job whose minute passes while the server is down runs once when it is back: jobs look at what is due by then. */
const CATCH_UP = { tz: ZONE, missed: "once" } as const;
/** Workers are woken as soon as there is something to do (wakeWorkers.ts); this is for what that could miss. */
const UNASKED_SECONDS = 60;
const RETRIES = { retryLimit: 5, retryDelay: 2, retryBackoff: true, retryDelayMax: 300 };

const EXPIRE_SECONDS = 900;

/** Starts pg-boss on a database, with its tables and the queues of all jobs. */
export async function startQueues(
  database: Database,
  jobs: readonly AnyJob[],
  { poll, onError }: { poll: boolean; onError: (error: unknown) => void },
): Promise<PgBoss> {
  const boss = new PgBoss({
    db: bossDatabase(database),
    ...(database.engine === "pglite" ? { backend: "pglite" as const } : {}),
    schedule: poll,
    supervise: poll,
  });
  boss.on("error", onError);
  await boss.start();
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, expireInSeconds = EXPIRE_SECONDS } of jobs) {
    const queue = known.get(name);
    // A queue that stands keeps what an earlier version gave it.
    if (queue && queue.expireInSeconds !== expireInSeconds) await boss.updateQueue(name, { expireInSeconds });
    if (queue) continue;
    await boss.createQueue(name, { ...RETRIES, expireInSeconds });
    // Fills pg-boss's memory of the queue, as its start does for those that stand: inside a transaction PGlite could
    // not look it up.
    await boss.findJobs(name, { id: "00000000-0000-0000-0000-000000000000" });
  }
  return boss;
}

/** Makes pg-boss ready on this database: jobs may be enqueued. `poll` false only for tests, which call `drain`. */
export async function startJobs(
  deps: Deps,
  jobs: readonly AnyJob[],
  { poll }: { poll: boolean },
): Promise<JobRunner> {
  const onError = (error: unknown) => tellFailure(deps, "jobs", error);
  const boss = await startQueues(deps.database, jobs, { poll, onError });
  const workers = new Map<string, string>();
  let endWaking = async () => {};
  runningOn.set(deps.database, { boss, workers });

  const run = (job: AnyJob, id: string, data: object) =>
    runInContext(deps, `job-${id}`, () => (job as Job<object>).run(data));
  async function work(): Promise<void> {
    // A schedule that an earlier version left would fill a queue that nobody empties.
    const schedules = await boss.getSchedules();
    const stale = schedules.filter(({ name }) => !jobs.some((job) => job.name === name));
    for (const { name } of stale) await boss.unschedule(name);
    const isScheduled = ({ name, every }: AnyJob) =>
      schedules.some(
        ({ cron, timezone, options, ...each }) =>
          each.name === name && cron === every && timezone === ZONE && options?.missed === CATCH_UP.missed,
      );
    for (const job of jobs) {
      if (job.every && !isScheduled(job)) await boss.schedule(job.name, job.every, {}, CATCH_UP);
      const worker = await boss.work(
        job.name,
        { pollingIntervalSeconds: UNASKED_SECONDS },
        async (batch: { id: string; data: object }[]) => {
          for (const { id, data } of batch)
            await reportFailure(deps, job.name, () => run(job, id, data ?? {}));
        },
      );
      workers.set(job.name, worker);
      if (job.recover) await runInContext(deps, `recover-${job.name}`, job.recover);
    }
    const wake = (name: string) => {
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker);
    };
    endWaking = wakeWorkers(deps.database, wake, onError);
  }

  return {
    work,
    drain: async (options = {}) => {
      let count = 0;
      for (let found = true; found; ) {
        found = false;
        const waiting = await queuesWithWork(deps.database, options.ignoreStartAfter ? "planned" : "due");
        for (const job of jobs.filter(({ name }) => waiting.has(name))) {
          for (const { id, data } of await boss.fetch<object>(job.name, { batchSize: 20, ...options })) {
            found = true;
            count += 1;
            await run(job, id, data ?? {}).catch(async (error) => {
              await boss.fail(job.name, id, { message: String(error) });
              throw error;
            });
            await boss.complete(job.name, id);
          }
        }
      }
      return count;
    },
    stop: async () => {
      await endWaking();
      await boss.stop({ graceful: true, timeout: 10_000, close: false });
      runningOn.delete(deps.database);
    },
  };
}

/** Whether the server is stopping: long work ends at its next safe point and is resumed later. */
export const isStopping = (): boolean => context().deps.stopping.aborted;

async function reportFailure(deps: Deps, name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!deps.stopping.aborted) tellFailure(deps, `job:${name}`, error);
    // The job's row keeps what is thrown, longer than a person's data may be kept.
    throw withoutValues(error);
  }
}
