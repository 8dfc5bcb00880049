import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { tellRow } from "../../../tools/benchRows.ts";
import { startPostgres } from "../../../tools/postgresServer.ts";
import { root } from "../../../tools/root.ts";
import { ensureServerBuilt } from "../../../tools/serverBuild.ts";
import { emptyStore, freePort } from "../src/testing/serverProcess.ts";

/**
 * How long a start takes until the first answer, and what an idle process holds, on PostgreSQL and on the embedded
 * database, beside the least that answers over HTTP. By turns, so that a busy machine slows both. Linux only.
 */
const ROUNDS = Number(process.argv[2]) || 7;
const IDLE_MS = 5_000;
const TICKS_PER_SECOND = 100;

const HELLO = `require("node:http").createServer((_, response) => response.end("{}")).listen(process.env.PORT, "127.0.0.1")`;

interface Start {
  /** To the first answer, ms. */
  readonly took: number;
  /** Until then, of all threads, ms. */
  readonly cpu: number;
  /** Idle, some seconds later. */
  readonly rssMb: number;
}

async function startOnce(args: string[], env: NodeJS.ProcessEnv): Promise<Start> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, SEED: "none", RATE_LIMIT: "off", ...env, PORT: String(port) },
    stdio: "ignore",
  });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`${args.join(" ")} ended with ${child.exitCode}`);
    await sleep(2);
  }
  const took = performance.now() - began;
  const proc = (name: string) => readFileSync(`/proc/${child.pid}/${name}`, "utf8");
  const ticks = proc("stat").split(") ")[1]?.split(" ").slice(11, 13) ?? [];
  const cpu = (ticks.reduce((sum, each) => sum + Number(each), 0) * 1000) / TICKS_PER_SECOND;
  await sleep(IDLE_MS);
  const rssMb = Number(/VmRSS:\s+(\d+)/.exec(proc("status"))?.[1]) / 1024;
  child.kill("SIGTERM");
  await once(child, "exit");
  return { took, cpu, rssMb };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const of = (starts: readonly Start[], key: keyof Start) => median(starts.map((start) => start[key]));

const postgres = await startPostgres();
process.env.TEST_DATABASE_URL = postgres.url;
await ensureServerBuilt();
const [load = 0] = loadavg();
console.log(`load of the machine at the beginning: ${load.toFixed(1)}; median of ${ROUNDS} starts by turns`);
for (const engine of ["postgres", "pglite"]) {
  process.env.TEST_ENGINE = engine;
  const store = await emptyStore();
  const server = () => startOnce(["tools/start.mjs"], store.env);
  // The first start makes the tables and fills the cache of compiled code.
  await server();
  const ours: Start[] = [];
  const least: Start[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    least.push(await startOnce(["-e", HELLO], {}));
    ours.push(await server());
  }
  const line = (name: string, starts: readonly Start[]) =>
    console.log(
      `  ${name.padEnd(12)} ${of(starts, "took").toFixed(0)} ms, CPU ${of(starts, "cpu").toFixed(0)} ms, RSS ${of(starts, "rssMb").toFixed(0)} MB`,
    );
  line(engine, ours);
  line("bare http", least);
  const method = `npm start の install のあと、作ってあるもので ${ROUNDS} 回。素の node:http と交互に`;
  const row = { part: "サーバー", method } as const;
  tellRow({
    ...row,
    what: `起動してから最初の答えまで、${engine}`,
    value: of(ours, "took") / of(least, "took"),
    unit: "×",
    figures: `${of(ours, "took").toFixed(0)} / ${of(least, "took").toFixed(0)} ms`,
    goal: { atMost: 2.5 },
  });
  if (engine === "pglite") {
    const value = of(ours, "took") / 1000;
    tellRow({ ...row, what: "npm start、2 回目から", value, unit: "秒", goal: { atMost: 2 } });
  }
  if (engine === "postgres") {
    const value = of(ours, "rssMb");
    tellRow({ ...row, what: "何もしていないプロセスのメモリー", value, unit: "MB", goal: { atMost: 140 } });
  }
  await store.remove();
}
await postgres.stop();
