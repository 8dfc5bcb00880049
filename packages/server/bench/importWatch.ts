import { readFileSync, writeFileSync } from "node:fs";
import type { ServerProcess } from "../src/testing/serverProcess.ts";

/** Runs inside the measured server: writes the longest stop of its event loop, in ms, since the file was emptied. */
const source = (file: string) => `
import { readFileSync, writeFileSync } from "node:fs";
let last = performance.now();
let longest = 0;
setInterval(() => {
  const now = performance.now();
  longest = Math.max(longest, now - last - 10);
  last = now;
}, 10).unref();
setInterval(() => {
  if (readFileSync(${JSON.stringify(file)}, "utf8") === "reset") longest = 0;
  writeFileSync(${JSON.stringify(file)}, String(longest));
}, 200).unref();`;

/** Settings of a server whose event loop is watched through this file. */
export function watchedBy(file: string): Record<string, string> {
  writeFileSync(file, "0");
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(source(file))}` };
}

const statusOf = (pid: number, name: string) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface Phase<T> {
  readonly result: T;
  readonly seconds: number;
  readonly line: string;
}

/** Measures one phase: seconds, peak memory, the longest stop of the loop, and what others wait for meanwhile. */
export async function phase<T>(
  name: string,
  { server, file }: { server: ServerProcess; file: string },
  other: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<Phase<T>> {
  writeFileSync(file, "reset");
  await wait(500);
  // Forgets the peak so far; the next one is this phase's.
  writeFileSync(`/proc/${server.pid}/clear_refs`, "5");
  const before = statusOf(server.pid, "VmRSS");
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
  await wait(500);
  times.sort((a, b) => a - b);
  const share = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(0);
  const peak = statusOf(server.pid, "VmHWM");
  const line =
    `  ${name.padEnd(8)} ${seconds.toFixed(1)} s, memory ${before.toFixed(0)} → ${peak.toFixed(0)} MB at most, ` +
    `loop stood for ${Number(readFileSync(file, "utf8")).toFixed(0)} ms at most, ` +
    `others (${times.length}) p50 ${share(0.5)} p95 ${share(0.95)} max ${share(0.999)} ms`;
  return { result, seconds, line };
}
