import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { tellRow } from "../../../tools/benchRows.ts";
import { startPostgres } from "../../../tools/postgresServer.ts";
import type { Database } from "../src/db/index.ts";
import { insertOffice, type Office, storeWith } from "../src/testing/faults/office.ts";
import { freePort, startProcess } from "../src/testing/serverProcess.ts";
import { type Measured, measure, type Target } from "./crowd.ts";

/**
 * 1,000 listeners, 50 comments a second: how long until each hears it, beside a bare `res.write` loop with the same
 * fan-out and the same bytes. Once in 100 companies of ten, and once with all of them in one.
 * `pnpm bench server 30` takes 30 s for each instead of 10; `node bench/realtime.bench.ts 30 company pglite` measures
 * what the words name alone.
 */
const [seconds, shape = "", only = ""] = process.argv.slice(2);
const SECONDS = Number(seconds) || 10;
const PER_SECOND = 50;

const shapes = [
  { name: "100 rooms of 10 listeners", japaneseName: "100 社の 10 人", companies: 100, members: 10 },
  { name: "one company of 1,000 listeners", japaneseName: "1 社の 1,000 人", companies: 1, members: 1000 },
].filter(({ name }) => name.includes(shape));
const engines = ["pglite", "postgres"].filter((engine) => engine.includes(only));

const line = (
  name: string,
  { said, delivered, p50, p99, afterAckP50, afterAckP99, cpu, cpuEach, rssMb }: Measured,
) =>
  console.log(
    `  ${name.padEnd(12)} p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (after the answer ${afterAckP50.toFixed(1)} and ${afterAckP99.toFixed(1)}), ${delivered} deliveries of ${said} comments, ` +
      `CPU ${(cpu * 100).toFixed(0)} % (${cpuEach.toFixed(1)} µs a delivery), RSS ${rssMb.toFixed(0)} MB`,
  );

const pageHeaders = {
  "x-page-hostname": "localhost",
  "x-page-port": "4000",
  "content-type": "application/json",
};

const offices = (companies: number, members: number) => async (database: Database) => {
  const made: Office[] = [];
  for (let i = 0; i < companies; i++) made.push(await insertOffice(database, members));
  return made;
};

async function product(
  engine: string,
  companies: number,
  members: number,
): Promise<{ ours: Measured; frame: string }> {
  process.env.TEST_ENGINE = engine;
  const { content, env, remove } = await storeWith(offices(companies, members));
  const server = startProcess(await freePort(), env);
  if (!(await server.ready)) throw new Error(server.text());
  let frame = "";
  const target: Target = {
    ...server,
    listeners: content.flatMap(({ tokens }) =>
      tokens.map((token) => ({ path: "/realtime/events", authorization: `Bearer ${token}` })),
    ),
    say: async (nth, text) => {
      const office = content[nth % content.length] as Office;
      const token = office.tokens[nth % office.tokens.length];
      const response = await fetch(`${server.url}/realtime/chat_rooms/${office.room.id}/comments`, {
        method: "POST",
        headers: { ...pageHeaders, authorization: `Bearer ${token}` },
        body: JSON.stringify({ id: crypto.randomUUID(), text }),
      });
      const comment = await response.text();
      if (response.status !== 201) throw new Error(comment);
      frame = JSON.stringify({
        type: "comment.added",
        room_id: office.room.id,
        comment: JSON.parse(comment),
      });
    },
  };
  const ours = await measure(target, PER_SECOND, SECONDS).finally(async () => {
    server.kill("SIGTERM");
    await server.ended;
    await remove();
  });
  return { ours, frame };
}

async function bare(companies: number, members: number, frame: string): Promise<Measured> {
  const child = spawn(process.execPath, [fileURLToPath(new URL("bareServer.ts", import.meta.url))]);
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  const url = `http://127.0.0.1:${port.toString().trim()}`;
  const groups = Array.from({ length: companies }, (_, i) => `group=${i}`);
  const listeners = groups.flatMap((group) =>
    Array.from({ length: members }, () => ({ path: `/events?${group}`, authorization: "-" })),
  );
  const say = async (nth: number, text: string) => {
    const body = frame.replace(/"text":"@[\d.]+"/, `"text":"${text}"`);
    await (await fetch(`${url}/say?${groups[nth % companies]}`, { method: "POST", body })).text();
  };
  return measure({ url, pid: child.pid ?? 0, listeners, say }, PER_SECOND, SECONDS).finally(() => {
    child.kill();
  });
}

const postgres = await startPostgres();
process.env.TEST_DATABASE_URL = postgres.url;
for (const { name, japaneseName, companies, members } of shapes) {
  console.log(`${name}, ${PER_SECOND} comments a second for ${SECONDS} s`);
  for (const engine of engines) {
    const { ours, frame } = await product(engine, companies, members);
    const least = await bare(companies, members, frame);
    line(engine, ours);
    line("bare write", least);
    const method = `毎秒 ${PER_SECOND} 件を ${SECONDS} 秒、同じ数に同じバイト列を書く素の res.write と同じ実行で`;
    const row = { part: "サーバー", method, unit: "×" } as const;
    tellRow({
      ...row,
      what: `コメントが届くまで、${japaneseName}、${engine}（p50）`,
      value: ours.p50 / least.p50,
      figures: `${ours.p50.toFixed(1)} / ${least.p50.toFixed(1)} ms、p99 ${ours.p99.toFixed(1)} / ${least.p99.toFixed(1)} ms`,
      goal: { atMost: 2 },
    });
    tellRow({
      ...row,
      what: `コメントを届ける CPU、${japaneseName}、${engine}`,
      value: ours.cpuEach / least.cpuEach,
      figures: `1 通 ${ours.cpuEach.toFixed(1)} / ${least.cpuEach.toFixed(1)} µs`,
      goal: { atMost: 0.9 },
    });
  }
}
await postgres.stop();
