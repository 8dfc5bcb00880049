import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ImportDraft, ImportTask } from "@tsumugi/contract";
import pg from "pg";
import { startPostgres } from "../../../tools/postgresServer.ts";
import { insertOffice, storeWith } from "../src/testing/faults/office.ts";
import { fileOf, HEADERS, person } from "../src/testing/imports.ts";
import { freePort, startProcess } from "../src/testing/serverProcess.ts";
import { phase, watchedBy } from "./importWatch.ts";

/**
 * A CSV of the largest size that is taken (50 MB, 100,000 rows): uploaded, judged, taken over, beside a bare COPY of the
 * same rows into a plain table. `node packages/server/bench/import.bench.ts postgres rows=20000`: one engine, fewer rows.
 */
const args = process.argv.slice(2);
const engines = args.filter((arg) => arg === "postgres" || arg === "pglite");
const ROWS = Number(args.find((arg) => arg.startsWith("rows="))?.slice(5) ?? 100_000);
const columns = [...HEADERS, "メモ"];
/** About 500 bytes a row in UTF-8. */
const rows = Array.from({ length: ROWS }, (_, n) => [...person(n), `${n} ${"撮影は平日の夜。".repeat(16)}`]);
const file = fileOf(rows, "utf-8", columns);
const folder = mkdtempSync(join(tmpdir(), "tsumugi-bench-"));
const postgres = await startPostgres();
process.env.TEST_DATABASE_URL = postgres.url;
/** The port is open a moment before queries are answered. */
for (let isUp = false; !isUp; ) {
  const client = new pg.Client({ connectionString: postgres.url });
  client.on("error", () => {});
  isUp = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => {});
}

/** Seconds that PostgreSQL itself takes for the same file. */
async function bareCopy(): Promise<number> {
  const path = join(folder, "rows.csv");
  writeFileSync(path, new Uint8Array(await file.arrayBuffer()).subarray(3), { mode: 0o644 });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(
    `create table plain (uid bigserial primary key, ${columns.map((_, n) => `c${n} text`).join(", ")})`,
  );
  const names = columns.map((_, n) => `c${n}`).join(", ");
  const start = performance.now();
  // From the client's side, as an application would: the server need not see this machine's files.
  const insert = `insert into plain (${names}) select * from unnest(${columns.map((_, n) => `$${n + 1}::text[]`).join(", ")})`;
  await client.query(`copy plain (${names}) from '${path}' csv header`).catch(() =>
    client.query(
      insert,
      columns.map((_, n) => rows.map((row) => row[n])),
    ),
  );
  const seconds = (performance.now() - start) / 1000;
  await client.query("drop table plain");
  await client.end();
  return seconds;
}

for (const engine of engines.length > 0 ? engines : ["postgres", "pglite"]) {
  process.env.TEST_ENGINE = engine;
  const { content, env, remove } = await storeWith(insertOffice);
  const loop = join(folder, `${engine}.loop`);
  const server = startProcess(await freePort(), { ...env, ...watchedBy(loop) });
  if (!(await server.ready)) throw new Error(server.text());
  const headers = { authorization: `Bearer ${content.tokens[0]}` };
  const call = async <T>(method: string, path: string, body?: BodyInit, all = headers): Promise<T> => {
    const response = await fetch(`${server.url}${path}`, { method, headers: all, body: body ?? null });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json() as Promise<T>;
  };
  const other = () => call("GET", "/api/company/managed_creators?limit=50");
  const measured = { server, file: loop };
  console.log(`${engine}, ${ROWS} rows, ${(file.size / 1024 / 1024).toFixed(1)} MB`);
  const upload = await phase("upload", measured, other, () => {
    const form = new FormData();
    form.append("file", file);
    return call<ImportDraft>("POST", "/import_drafts", form);
  });
  console.log(upload.line);
  const at = `/import_drafts/${upload.result.uid}`;
  const check = await phase("dry run", measured, other, () => call<ImportDraft>("PUT", `${at}/check`));
  console.log(check.line);
  const taken = await phase("import", measured, other, async () => {
    const headersOfJson = { ...headers, "content-type": "application/json" };
    const body = JSON.stringify({ seen_at: check.result.preview?.seen_at });
    await call("POST", `${at}/start`, body, headersOfJson);
    for (;;) {
      const path = "/api/company/managed_creator_import_tasks/status";
      const { task } = await call<{ task: ImportTask }>("GET", path);
      if (task.finished_at) return task;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  });
  console.log(taken.line);
  if (taken.result.created !== ROWS) throw new Error(JSON.stringify(taken.result).slice(0, 500));
  console.log(
    `  ${(ROWS / taken.seconds).toFixed(0)} rows/s taken over, ${(ROWS / check.seconds).toFixed(0)} rows/s judged`,
  );
  if (engine === "postgres") {
    const copied = await bareCopy();
    console.log(
      `  bare COPY ${copied.toFixed(2)} s, ${(ROWS / copied).toFixed(0)} rows/s: the import takes ${(taken.seconds / copied).toFixed(1)} times as long`,
    );
  }
  server.kill("SIGTERM");
  await server.ended;
  await remove();
}
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
