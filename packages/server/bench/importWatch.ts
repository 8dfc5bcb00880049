import { readFileSync, writeFileSync } from "node:fs";
import pg from "pg";
import type { ServerProcess } from "../src/testing/serverProcess.ts";

/**
 * Runs inside the measured server: writes the longest stop of its event loop since the last reset, in ms by the clock
 * and in ms of its own CPU, which tells its own doing from that of other programs on the machine.
 */
const source = (file: string) => `
import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
let last = performance.now();
let used = cpu();
let longest = 0;
let own = 0;
setInterval(() => {
  const now = performance.now();
  const burnt = cpu();
  longest = Math.max(longest, now - last - 10);
  own = Math.max(own, Math.min(now - last - 10, burnt - used));
  last = now;
  used = burnt;
}, 10).unref();
const file = ${JSON.stringify(file)};
setInterval(() => {
  if (existsSync(file + ".reset")) { longest = 0; own = 0; rmSync(file + ".reset"); }
  writeFileSync(file + ".new", longest.toFixed(0) + " ms at most (" + own.toFixed(0) + " ms of its own CPU)");
  renameSync(file + ".new", file);
}, 200).unref();`;

/** Settings of a server whose event loop is watched through this file. */
export function watchedBy(file: string): Record<string, string> {
  writeFileSync(file, "0");
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(source(file))}` };
}

const statusOf = (pid: number, name: string) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

const TICKS_PER_SECOND = 100;

/** CPU seconds of a process so far; 0 of one that is gone. */
function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

/** The same of every connection to a database of this machine. */
async function cpuOfDatabase(url: string | undefined): Promise<Map<number, number>> {
  if (!url) return new Map();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
  return new Map(rows.map(({ pid }) => [pid, cpuOf(pid)]));
}

const spent = (before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>) =>
  [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface Phase<T> {
  readonly result: T;
  readonly seconds: number;
  readonly line: string;
  /** What others waited, in ms. */
  readonly p50: number;
  readonly p95: number;
  /** MB that it took beyond what the server held before. */
  readonly grown: number;
}

/** Measures one phase: seconds, CPU of the server and of its connections, peak memory, the longest stop of the loop, and what others wait for meanwhile. */
export async function phase<T>(
  name: string,
  { server, file, database }: { server: ServerProcess; file: string; database?: string | undefined },
  other: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<Phase<T>> {
  writeFileSync(`${file}.reset`, "");
  await wait(500);
  // Forgets the peak so far; the next one is this phase's.
  writeFileSync(`/proc/${server.pid}/clear_refs`, "5");
  const before = statusOf(server.pid, "VmRSS");
  const cpu = { server: cpuOf(server.pid), database: await cpuOfDatabase(database) };
  const times: number[] = [];
  let over = false;
  const asking = (async () => {
    while (!over) {
      const start = performance.now();
      await other();
      times.push(performance.now() - start);
      await wait(50);
    }
  })();
  const start = performance.now();
  const result = await work().finally(() => {
    over = true;
  });
  const seconds = (performance.now() - start) / 1000;
  await asking;
  const ownCpu = cpuOf(server.pid) - cpu.server;
  const databaseCpu = spent(cpu.database, await cpuOfDatabase(database));
  await wait(500);
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  const share = (part: number) => at(part).toFixed(0);
  const peak = statusOf(server.pid, "VmHWM");
  const line =
    `  ${name.padEnd(8)} ${seconds.toFixed(1)} s (CPU ${ownCpu.toFixed(1)} s${database ? ` + ${databaseCpu.toFixed(1)} s of the database` : ""}), memory ${before.toFixed(0)} → ${peak.toFixed(0)} MB at most, ` +
    `loop stood for ${readFileSync(file, "utf8")}, ` +
    `others (${times.length}) p50 ${share(0.5)} p95 ${share(0.95)} max ${share(0.999)} ms`;
  return { result, seconds, line, p50: at(0.5), p95: at(0.95), grown: peak - before };
}
