import { sql } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { db, inTransaction } from "../db/index.ts";
import { createTestApp } from "../testing/index.ts";
import { defineJob, eachOnItsOwn, enqueue, type JobRunner, startJobs } from "./jobs.ts";
import { createLogger } from "./observability.ts";
import { tellFailure } from "./tellFailure.ts";

const ran: string[] = [];
let failures = 0;
const note = defineJob<{ word: string }>({
  name: "test-note",
  run: async ({ word }) => {
    if (failures-- > 0) throw new Error("not yet");
    ran.push(word);
  },
  recover: async () => {
    await enqueue(note, { word: "recovered" });
  },
});

let runner: JobRunner | undefined;
const { deps, run } = await createTestApp();
afterEach(async () => {
  await runner?.stop();
  runner = undefined;
  ran.length = 0;
  failures = 0;
});

it("runs a job exactly when the transaction that asked for it has committed", async () => {
  runner = await startJobs(deps, [note], { poll: false });
  await run(() => inTransaction(() => enqueue(note, { word: "kept" })));
  const undone = run(() =>
    inTransaction(async () => {
      await enqueue(note, { word: "lost" });
      throw new Error("rolled back");
    }),
  );
  await expect(undone).rejects.toThrow("rolled back");
  expect(await runner.drain()).toBe(1);
  expect(ran).toEqual(["kept"]);
});

it("keeps what is meant for later until then", async () => {
  runner = await startJobs(deps, [note], { poll: false });
  await run(() => enqueue(note, { word: "later" }, { startAfter: new Date(Date.now() + 60_000) }));
  expect(await runner.drain()).toBe(0);
  expect(await runner.drain({ ignoreStartAfter: true })).toBe(1);
});

it("in a running server takes up what was left, works at once and tries again after a failure", async () => {
  failures = 1;
  runner = await startJobs(deps, [note], { poll: true });
  await runner.work();
  await run(() => inTransaction(() => enqueue(note, { word: "now" })));
  await expect.poll(() => [...ran].sort(), { timeout: 20_000, interval: 50 }).toEqual(["now", "recovered"]);
});

it("says in the log which job has failed, also where nothing is reported elsewhere", async () => {
  failures = 1;
  const lines: string[] = [];
  const logger = createLogger({ LOG_LEVEL: "warn" }, { write: (line) => void lines.push(line) });
  runner = await startJobs({ ...deps, logger }, [note], { poll: true });
  await runner.work();
  await expect.poll(() => ran, { timeout: 20_000, interval: 50 }).toEqual(["recovered"]);
  const told = lines.map((line) => JSON.parse(line));
  expect(told).toEqual([
    expect.objectContaining({
      level: 50,
      work: "job:test-note",
      err: expect.objectContaining({ message: "not yet" }),
    }),
  ]);
});

it("says once a minute that the database is away, however often the queues are looked at", () => {
  const lines: string[] = [];
  const logger = createLogger({ LOG_LEVEL: "warn" }, { write: (line) => void lines.push(line) });
  const reported: unknown[] = [];
  const here = { ...deps, logger, reportError: (error: unknown) => void reported.push(error) };
  const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  for (let look = 0; look < 15; look++) tellFailure(here, "jobs", away);
  tellFailure(here, "job:test-note", new Error("own"));
  expect([lines.length, reported.length]).toEqual([2, 2]);
});

it("gives a job that takes longer by now its time, also where an earlier version made its queue", async () => {
  const timed = (expireInSeconds: number) =>
    defineJob<Record<string, never>>({ name: "test-long", expireInSeconds, run: async () => {} });
  const given = async () => {
    const { rows } = await run(() =>
      db().execute(sql`select expire_seconds from pgboss.queue where name = 'test-long'`),
    );
    return rows[0]?.expire_seconds;
  };
  runner = await startJobs(deps, [timed(60)], { poll: false });
  expect(await given()).toBe(60);
  await runner.stop();
  runner = await startJobs(deps, [timed(7200)], { poll: false });
  expect(await given()).toBe(7200);
});

it("plans what recurs so that a minute that was missed is caught up, also where an earlier version planned it", async () => {
  const tick = defineJob<Record<string, never>>({
    name: "test-tick",
    every: "0 9 * * *",
    run: async () => {},
  });
  const planned = () =>
    run(async () => {
      const { rows } = await db().execute(sql`select options from pgboss.schedule where name = 'test-tick'`);
      return rows.map(({ options }) => options);
    });
  for (let start = 0; start < 2; start++) {
    runner = await startJobs(deps, [tick], { poll: true });
    await runner.work();
    expect(await planned()).toEqual([{ tz: "Asia/Tokyo", missed: "once" }]);
    await runner.stop();
    await run(() => db().execute(sql`update pgboss.schedule set options = '{"tz":"Asia/Tokyo"}'`));
  }
  runner = undefined;
});

it("works off each item whatever becomes of those before it, and fails with the first failure", async () => {
  const done: number[] = [];
  const work = eachOnItsOwn([1, 2, 3, 4], async (n) => {
    if (n % 2 === 0) throw new Error(`no ${n}`);
    done.push(n);
  });
  await expect(work).rejects.toThrow("no 2");
  expect(done).toEqual([1, 3]);
});
