import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { ImportDraft, ImportTask } from "@tsumugi/contract";
import pg from "pg";
import { tellRow } from "../../../tools/benchRows.ts";
import { startPostgres } from "../../../tools/postgresServer.ts";
import { insertOffice, storeWith } from "../src/testing/faults/office.ts";
import { fileOf, HEADERS, person } from "../src/testing/imports.ts";
import { freePort, startProcess } from "../src/testing/serverProcess.ts";
import { phase, watchedBy } from "./importWatch.ts";

/**
 * A CSV of the largest size that is taken (50 MB, 100,000 rows): uploaded, judged, taken over, searched and taken back, after
 * a tenth of it for the growth. Beside it on PostgreSQL stand a bare COPY of the same rows into a plain table, and the least
 * that the product's own tables take: the same rows with their keys, written at once into tables with the same indexes.
 * CPU seconds are what a busy machine blurs least. `node packages/server/bench/import.bench.ts postgres rows=20000`: one
 * engine, fewer rows.
 */
const args = process.argv.slice(2);
const engines = args.filter((arg) => arg === "postgres" || arg === "pglite");
const ROWS = Number(args.find((arg) => arg.startsWith("rows="))?.slice(5) ?? 100_000);
const columns = [...HEADERS, "メモ"];
/** About 500 bytes a row in UTF-8. */
const rows = Array.from({ length: ROWS }, (_, n) => [...person(n), `${n} ${"撮影は平日の夜。".repeat(16)}`]);
const file = fileOf(rows, "utf-8", columns);
const tenth = fileOf(rows.slice(0, Math.ceil(ROWS / 10)), "utf-8", columns);
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

/** What is aimed at for 100,000 rows on two quiet cores: seconds, times of the idle p95, MB. */
const AIMS = {
  postgres: { judged_and_taken: 12, undone: 20, others: 2, memory: 200 },
  pglite: { judged_and_taken: 25, undone: 20, others: 2, memory: 200 },
};

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

/** Seconds for the rows that the import wrote, once more, by one statement a table: same columns, indexes, keys. */
async function ownTablesLeast(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const tables = [
    "managed_creators",
    "managed_creator_accounts",
    "managed_creator_genres",
    "import_task_rows",
  ].map((table) => ({ table, least: `least_${table}` }));
  for (const { table, least } of tables)
    await client.query(`create table ${least} (like ${table} including all)`);
  const start = performance.now();
  for (const { table, least } of tables) {
    const columns = await client.query(
      `select string_agg(column_name, ', ') as names from information_schema.columns
        where table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    const { names } = columns.rows[0];
    await client.query(`insert into ${least} (${names}) select ${names} from ${table}`);
  }
  const seconds = (performance.now() - start) / 1000;
  for (const { least } of tables) await client.query(`drop table ${least}`);
  await client.end();
  return seconds;
}

const LISTS: readonly (readonly [name: string, path: string])[] = [
  ["no condition", "/api/company/managed_creators?limit=50"],
  ["platform, followers", "/api/company/managed_creators?limit=50&platform=instagram&follower_min=5000"],
  ["rare word", "/api/company/managed_creators?limit=50&keyword=hana_77"],
  ["absent word", "/api/company/managed_creators?limit=50&keyword=%E3%81%84%E3%81%AA%E3%81%84%E4%BA%BA"],
  ["高橋 for 髙橋", "/api/company/managed_creators?limit=50&keyword=%E9%AB%98%E6%A9%8B"],
  ["one letter", "/api/company/managed_creators?limit=50&keyword=%E6%A9%8B"],
];
const PAIRS = "/company/managed_creators/duplicate_pairs?limit=20";

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

for (const engine of engines.length > 0 ? engines : ["postgres", "pglite"]) {
  process.env.TEST_ENGINE = engine;
  const { content, env, remove } = await storeWith(insertOffice);
  const loop = join(folder, `${engine}.loop`);
  const server = startProcess(await freePort(), { ...env, ...watchedBy(loop) });
  if (!(await server.ready)) throw new Error(server.text());
  const headers = { authorization: `Bearer ${content.tokens[0]}` };
  const json = { ...headers, "content-type": "application/json" };
  const call = async <T>(method: string, path: string, body?: BodyInit, all = headers): Promise<T> => {
    const response = await fetch(`${server.url}${path}`, { method, headers: all, body: body ?? null });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json() as Promise<T>;
  };
  const timed = async (path: string) => {
    const start = performance.now();
    await call("GET", path);
    return performance.now() - start;
  };
  const other = () => call("GET", "/api/company/managed_creators?limit=50");
  const measured = { server, file: loop, database: env.DATABASE_URL };
  const status = async (isOver: (task: ImportTask) => boolean): Promise<ImportTask> => {
    for (;;) {
      const path = "/api/company/managed_creator_import_tasks/status";
      const { task } = await call<{ task: ImportTask }>("GET", path);
      if (isOver(task)) return task;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  const upload = () => {
    const form = new FormData();
    form.append("file", file);
    return call<ImportDraft>("POST", "/import_drafts", form);
  };
  const start = (at: string, seen_at: string | undefined) =>
    call("POST", `${at}/start`, JSON.stringify({ seen_at }), json);
  const takeBack = async ({ uid }: ImportTask) => {
    await call(
      "PUT",
      `/api/company/managed_creator_import_tasks/${uid}/check`,
      JSON.stringify({ undo: true }),
      json,
    );
    return status(({ undone_at }) => undone_at !== null);
  };
  const lists = async () => {
    const found: number[] = [];
    for (const [, path] of LISTS) {
      const times: number[] = [];
      for (let n = 0; n < 15; n++) times.push(await timed(path));
      found.push(median(times));
    }
    // The first visit seeks the pairs, further ones are answered from what it found.
    return [
      ...found,
      await timed(PAIRS),
      median([await timed(PAIRS), await timed(PAIRS), await timed(PAIRS)]),
    ];
  };

  console.log(
    `${engine}, ${ROWS} rows, ${(file.size / 1024 / 1024).toFixed(1)} MB, load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  const idle = await phase(
    "idle",
    measured,
    other,
    () => new Promise((resolve) => setTimeout(resolve, 4000)),
  );
  console.log(idle.line);

  const form = new FormData();
  form.append("file", tenth);
  const small = await call<ImportDraft>("POST", "/import_drafts", form);
  const judged = await call<ImportDraft>("PUT", `/import_drafts/${small.uid}/check`);
  await start(`/import_drafts/${small.uid}`, judged.preview?.seen_at);
  const first = await status(({ finished_at }) => finished_at !== null);
  const few = await lists();
  await takeBack(first);

  const uploaded = await phase("upload", measured, other, upload);
  console.log(uploaded.line);
  const at = `/import_drafts/${uploaded.result.uid}`;
  const check = await phase("dry run", measured, other, () => call<ImportDraft>("PUT", `${at}/check`));
  console.log(check.line);
  const taken = await phase("import", measured, other, async () => {
    await start(at, check.result.preview?.seen_at);
    return status(({ finished_at }) => finished_at !== null);
  });
  console.log(taken.line);
  if (taken.result.created !== ROWS) throw new Error(JSON.stringify(taken.result).slice(0, 500));
  console.log(
    `  ${(ROWS / taken.seconds).toFixed(0)} rows/s taken over, ${(ROWS / check.seconds).toFixed(0)} rows/s judged; ` +
      `others' p95 ${(taken.p95 / idle.p95).toFixed(1)} times the idle one`,
  );
  if (env.DATABASE_URL) {
    const copied = await bareCopy();
    const least = await ownTablesLeast(env.DATABASE_URL);
    console.log(
      `  bare COPY ${copied.toFixed(2)} s (the import takes ${(taken.seconds / copied).toFixed(1)} times as long), ` +
        `own tables' least ${least.toFixed(1)} s (${(taken.seconds / least).toFixed(2)} times as long)`,
    );
  }
  const many = await lists();
  for (const [n, name] of [...LISTS.map(([name]) => name), "pairs, first visit", "pairs, again"].entries()) {
    const [before = 0, after = 0] = [few[n], many[n]];
    console.log(
      `  ${name.padEnd(20)} ${before.toFixed(1)} ms at ${Math.ceil(ROWS / 10)} rows, ` +
        `${after.toFixed(1)} ms at ${ROWS}: ${(after / before).toFixed(1)} times`,
    );
  }
  const undone = await phase("undo", measured, other, () => takeBack(taken.result));
  console.log(undone.line);
  if (undone.result.undo?.kept !== 0) throw new Error(JSON.stringify(undone.result.undo));
  const aims = AIMS[engine === "pglite" ? "pglite" : "postgres"];
  const part = ROWS / 100_000;
  const working = [check, taken, undone];
  const name = engine === "pglite" ? "PGlite" : "PostgreSQL";
  const count = ROWS.toLocaleString("ja-JP");
  const tell = (what: string, value: number, unit: string, atMost: number, method: string) =>
    tellRow({
      part: "取込と出力",
      what: `${count} 行の取込（${name}）${what}`,
      method,
      value,
      unit,
      goal: { atMost },
    });
  tell(
    ": 登録し終えるまで",
    taken.seconds,
    "秒",
    aims.judged_and_taken * part,
    "CSV 50 MB。判定し直す時間を含む",
  );
  tell(": 元に戻す", undone.seconds, "秒", aims.undone * part, "登録した全件");
  const slowest = Math.max(...working.map(({ p95 }) => p95));
  tell("の間のほかの要求", slowest / idle.p95, "×", aims.others, "一覧の p95 を、取込のない時と比べる");
  const grown = Math.max(...working.map(({ grown }) => grown));
  tell("の間に増えるメモリー", grown, "MB", aims.memory, "サーバーの RSS の最大から、始める前を引く");
  console.log(`  load of the machine ${loadavg()[0]?.toFixed(1)} at the end`);
  server.kill("SIGTERM");
  await server.ended;
  await remove();
}
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
