import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** What is measured: how to listen, and how to say something. Paths and headers of plain HTTP/1.1. */
export interface Target {
  readonly url: string;
  readonly pid: number;
  /** One entry per listener. */
  readonly listeners: readonly { readonly path: string; readonly authorization: string }[];
  /** Says the text; `nth` spreads what is said over the rooms. */
  say(nth: number, text: string): Promise<void>;
}

export interface Measured {
  readonly said: number;
  readonly delivered: number;
  readonly p50: number;
  readonly p99: number;
  /** From the answer to the writer, ms; what was heard before it counts as 0. */
  readonly afterAckP50: number;
  readonly afterAckP99: number;
  /** Of one core, while comments flow. */
  readonly cpu: number;
  /** µs of CPU per delivery, writing what is said included: the one figure that a busy machine does not blur. */
  readonly cpuEach: number;
  readonly rssMb: number;
}

const MARK = /"text":"@([\d.]+)"/g;

const TICKS_PER_SECOND = 100;

/** CPU seconds and resident megabytes of a process; outside Linux to the full second. */
function usage(pid: number): { cpu: number; rssMb: number } {
  const line = execFileSync("ps", ["-o", "rss=,time=", "-p", String(pid)], { encoding: "utf8" }).trim();
  if (existsSync(`/proc/${pid}/stat`)) {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    const cpu = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    return { cpu, rssMb: Number(line.split(/\s+/)[0]) / 1024 };
  }
  const [rss = "0", time = "0:0"] = line.split(/\s+/);
  const [seconds = 0, minutes = 0, hours = 0] = time.split(/[:-]/).map(Number).reverse();
  return { cpu: seconds + minutes * 60 + hours * 3600, rssMb: Number(rss) / 1024 };
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

/** Opens all listeners, says `perSecond` for `seconds`, and tells how long each delivery took. */
export async function measure(target: Target, perSecond: number, seconds: number): Promise<Measured> {
  const { hostname, port } = new URL(target.url);
  const heard: { readonly mark: string; readonly at: number }[] = [];
  const acked = new Map<string, number>();
  const sockets: Socket[] = [];
  let opened = 0;
  for (const { path, authorization } of target.listeners) {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    let rest = "";
    socket.setEncoding("utf8");
    socket.on("error", () => {});
    socket.once("data", () => {
      opened += 1;
    });
    socket.on("data", (chunk) => {
      const text = rest + chunk;
      let end = 0;
      for (const match of text.matchAll(MARK)) {
        heard.push({ mark: match[1] ?? "", at: performance.now() });
        end = match.index + match[0].length;
      }
      rest = text.slice(Math.max(end, text.length - 64));
    });
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: ${authorization}\r\n\r\n`);
    // Streams open one by one in life, too.
    if (sockets.length % 50 === 0) await sleep(50);
  }
  for (let tries = 0; opened < sockets.length && tries < 2_400; tries++) await sleep(50);
  if (opened < sockets.length) throw new Error(`${opened} of ${sockets.length} streams opened`);
  await sleep(500);

  const before = usage(target.pid);
  const start = performance.now();
  const saying: Promise<void>[] = [];
  const all = perSecond * seconds;
  for (let nth = 0; nth < all; nth++) {
    await sleep(Math.max(0, start + (nth * 1000) / perSecond - performance.now()));
    const mark = String(performance.now());
    saying.push(target.say(nth, `@${mark}`).then(() => void acked.set(mark, performance.now())));
  }
  await Promise.all(saying);
  await sleep(1_000);
  const took = (performance.now() - start) / 1000;
  const after = usage(target.pid);
  for (const socket of sockets) socket.destroy();
  const sorted = (values: number[]) => values.sort((a, b) => a - b);
  const delays = sorted(heard.map((each) => each.at - Number(each.mark)));
  const afterAck = sorted(heard.map((each) => Math.max(0, each.at - (acked.get(each.mark) ?? each.at))));
  return {
    said: all,
    delivered: delays.length,
    p50: at(delays, 0.5),
    p99: at(delays, 0.99),
    afterAckP50: at(afterAck, 0.5),
    afterAckP99: at(afterAck, 0.99),
    cpu: (after.cpu - before.cpu) / took,
    rssMb: after.rssMb,
    cpuEach: ((after.cpu - before.cpu) * 1e6) / delays.length,
  };
}
