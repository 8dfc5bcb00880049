import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { JobSend } from "@tsumugi/contract";
import { startPostgres } from "../../../tools/postgresServer.ts";
import { storeWith } from "../src/testing/faults/office.ts";
import { insertSendScene } from "../src/testing/faults/sendScene.ts";
import { freePort, startProcess } from "../src/testing/serverProcess.ts";
import { phase, watchedBy } from "./importWatch.ts";

/**
 * What another member waits while a request goes to 500 creators, beside what the same calls take on the quiet server:
 * the sheet of the same project, and a cell of it. `node packages/server/bench/send.bench.ts postgres people=100`.
 */
const args = process.argv.slice(2);
const engines = args.filter((arg) => arg === "postgres" || arg === "pglite");
const PEOPLE = Number(args.find((arg) => arg.startsWith("people="))?.slice(7) ?? 500);
const QUIET_MS = 5_000;

const folder = mkdtempSync(join(tmpdir(), "tsumugi-bench-"));
const postgres = await startPostgres();
process.env.TEST_DATABASE_URL = postgres.url;
for (const engine of engines.length > 0 ? engines : ["postgres", "pglite"]) {
  process.env.TEST_ENGINE = engine;
  const { content, env, remove } = await storeWith((database) => insertSendScene(database, PEOPLE));
  const loop = join(folder, `${engine}.loop`);
  const server = startProcess(await freePort(), { ...env, ...watchedBy(loop) });
  if (!(await server.ready)) throw new Error(server.text());
  const call = async <T>(member: number, method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${content.tokens[member]}`,
        ...(body ? { "content-type": "application/json" } : {}),
      },
      body: body ? JSON.stringify(body) : null,
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json() as Promise<T>;
  };
  const at = `/company/projects/${content.project_uid}`;
  const sheet = `${at}/creators?limit=50`;
  const other = () => call(1, "GET", `/api${sheet}`);
  const measured = { server, file: loop };
  console.log(`${engine}, ${PEOPLE} people`);
  // The first calls compile what they run.
  for (let round = 0; round < 20; round += 1) await other();
  const quiet = await phase("quiet", measured, other, () => sleep(QUIET_MS));
  console.log(quiet.line);
  const sending = await phase("send", measured, other, async () => {
    await call(0, "POST", `/api${at}/send_job`, content.body);
    for (;;) {
      const { items } = await call<{ items: JobSend[] }>(0, "GET", `${at}/job_sends`);
      if (items[0]?.finished_at) return items[0];
      await sleep(500);
    }
  });
  console.log(sending.line);
  if (sending.result.sent !== PEOPLE) throw new Error(JSON.stringify(sending.result).slice(0, 500));
  const [p50, p95] = [sending.p50 / quiet.p50, sending.p95 / quiet.p95].map((ratio) => ratio.toFixed(1));
  console.log(`  others wait ${p50} times as long at p50, ${p95} times at p95`);
  server.kill("SIGTERM");
  await server.ended;
  await remove();
}
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
