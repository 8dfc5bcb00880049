import { sql } from "drizzle-orm";
import { startPostgres } from "../../../tools/postgresServer.ts";
import { runInContext } from "../src/core/context.ts";
import { type Database, db } from "../src/db/index.ts";
import { insertOffice, type Office, realDeps, storeWith } from "../src/testing/faults/office.ts";
import { freePort, startProcess } from "../src/testing/serverProcess.ts";

/** Opening a room that holds 100,000 comments: the newest ten, and ten older ones from anywhere in it. */
const HELD = 100_000;
const ROUNDS = 300;

async function fill(database: Database): Promise<{ office: Office; plan: string }> {
  const office = await insertOffice(database);
  return runInContext(realDeps(database), "bench", async () => {
    await db().execute(sql`
      insert into comments (company_uid, room_uid, seq, id, uid, kind, text, body_hash, created_at)
      select ${office.company_uid}, ${office.room.id}, n, gen_random_uuid()::text, 'creator', 'message',
        '今日の撮影の件です ' || n, '', timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(1, ${HELD}::int) as n`);
    await db().execute(sql`update chat_rooms set last_seq = ${HELD} where uid = ${office.room.id}`);
    await db().execute(sql`analyze comments`);
    const { rows } = await db().execute(sql`
      explain (analyze, costs off, timing off, summary off) select * from comments
      where company_uid = ${office.company_uid} and room_uid = ${office.room.id} and seq < 50000
      order by seq desc limit 10`);
    return { office, plan: rows.map((row) => `    ${Object.values(row)[0]}`).join("\n") };
  });
}

const at = (sorted: readonly number[], share: number) =>
  (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);

const postgres = await startPostgres();
process.env.TEST_DATABASE_URL = postgres.url;
for (const engine of ["pglite", "postgres"]) {
  process.env.TEST_ENGINE = engine;
  const { content, env, remove } = await storeWith(fill);
  const server = startProcess(await freePort(), env);
  if (!(await server.ready)) throw new Error(server.text());
  const headers = { authorization: `Bearer ${content.office.tokens[0]}` };
  const page = async (query: string) => {
    const start = performance.now();
    const response = await fetch(
      `${server.url}/realtime/chat_rooms/${content.office.room.id}/comments${query}`,
      {
        headers,
      },
    );
    const { items } = (await response.json()) as { items: unknown[] };
    if (items.length !== 10) throw new Error(`${items.length} comments came`);
    return performance.now() - start;
  };
  const time = async (query: () => string) => {
    for (let i = 0; i < 50; i++) await page(query());
    const times: number[] = [];
    for (let i = 0; i < ROUNDS; i++) times.push(await page(query()));
    return times.sort((a, b) => a - b);
  };
  const newest = await time(() => "?limit=10");
  const older = await time(() => `?limit=10&before=${11 + Math.floor(Math.random() * (HELD - 11))}`);
  console.log(`${engine}, ${HELD} comments in the room (${ROUNDS} calls over HTTP)`);
  console.log(`  newest 10    p50 ${at(newest, 0.5)} ms, p99 ${at(newest, 0.99)} ms`);
  console.log(`  10 older     p50 ${at(older, 0.5)} ms, p99 ${at(older, 0.99)} ms`);
  console.log(content.plan);
  server.kill("SIGTERM");
  await server.ended;
  await remove();
}
await postgres.stop();
