import { loadavg } from "node:os";
import { sql } from "drizzle-orm";
import pg from "pg";
import { tellRow } from "../../../tools/benchRows.ts";
import { startPostgres } from "../../../tools/postgresServer.ts";
import { createAuthService } from "../src/auth/tokens.service.ts";
import { systemClock } from "../src/core/clock.ts";
import { runInContext } from "../src/core/context.ts";
import { db } from "../src/db/index.ts";
import { insertCompany, insertMember, LONG_AGO } from "../src/testing/factories.ts";
import { realDeps, storeWith } from "../src/testing/faults/office.ts";
import { freePort, startProcess } from "../src/testing/serverProcess.ts";
import { insertCreators } from "./manyCreators.ts";
import { tellShareOfBare } from "./shareOfBare.ts";

/**
 * The list of managed creators of companies of growing size, on PostgreSQL: does a page take as long among many
 * records as among a thousand? Beside each call stands the least query that reads the same page by an index.
 * `node packages/server/bench/lists.bench.ts rows=1000000`: a million in place of 100,000, which takes minutes to fill.
 */
const LARGEST = Number(/^rows=(\d+)$/.exec(process.argv[2] ?? "")?.[1]) || 100_000;
const SIZES = [1000, LARGEST];
const CALLS = 15;

const postgres = await startPostgres();
process.env.TEST_DATABASE_URL = postgres.url;
process.env.TEST_ENGINE = "postgres";

const { content, env, remove } = await storeWith((database) => {
  const deps = realDeps(database);
  return runInContext(deps, "bench", async () => {
    const indexes = await db().execute<{
      name: string;
      definition: string;
    }>(sql`select indexname as name, indexdef as definition
      from pg_indexes where indexname = 'managed_creators_grams'`);
    const found = "rows" in indexes ? (indexes.rows as { name: string; definition: string }[]) : [...indexes];
    for (const { name } of found) await db().execute(sql.raw(`drop index ${name}`));
    const companies: { size: number; company_uid: string; token: string }[] = [];
    const auth = createAuthService(deps.settings, systemClock);
    const session = { email: "", email_verified: true, name: "", session_uid: null };
    for (const size of SIZES) {
      const company = await insertCompany(LONG_AGO);
      const { uid } = await insertMember(company, "admin");
      await insertCreators(company.uid, size);
      const token = await auth.issue({ uid, ...session, authTime: systemClock.now() });
      companies.push({ size, company_uid: company.uid, token });
    }
    for (const { definition } of found) await db().execute(sql.raw(definition));
    await db().execute(sql`vacuum analyze`);
    return companies;
  });
});

const client = new pg.Client({ connectionString: env.DATABASE_URL });
await client.connect();
const server = startProcess(await freePort(), env);
if (!(await server.ready)) throw new Error(server.text());

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
async function timed(call: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < CALLS + 3; round++) {
    const began = performance.now();
    await call();
    took.push(performance.now() - began);
  }
  return median(took.slice(3));
}

const LEAST = `select * from managed_creators where company_uid = $1 and archived_at is null
  order by updated_at desc, uid desc limit 50`;
const QUERIES = [
  ["no keyword", ""],
  ["platform and followers", "platform=youtube&follower_min=500000"],
  ["美容 (every third)", "keyword=美容"],
  ["美 (every third)", "keyword=美"],
  ["ゲーム (every fifth)", "keyword=ゲーム"],
  ["フィットネス (every fiftieth)", "keyword=フィットネス"],
  ["creator (every)", "keyword=creator"],
  ["美容 フィットネス", "keyword=美容 フィットネス"],
  ["絶対にない言葉 (none)", "keyword=絶対にない言葉"],
] as const;

const [load = 0] = loadavg();
console.log(`load of the machine at the beginning: ${load.toFixed(1)}; median of ${CALLS} calls, ms`);
for (const [name, query] of QUERIES) {
  const ours: number[] = [];
  const least: number[] = [];
  for (const { company_uid, token } of content) {
    const url = `${server.url}/api/company/managed_creators?sort=-updated_at&${query}`;
    const headers = { authorization: `Bearer ${token}` };
    ours.push(
      await timed(async () => {
        const answer = await fetch(url, { headers });
        if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
        await answer.arrayBuffer();
      }),
    );
    least.push(await timed(() => client.query(LEAST, [company_uid])));
  }
  const [small = 0, large = 0] = ours;
  tellRow({
    part: "サーバー",
    what: `クリエイターの一覧、1,000 件 → ${LARGEST.toLocaleString("ja-JP")} 件（${name}）`,
    method: `同じ呼び出しを ${CALLS} 回（件数を数えるのは最初の 1 回）、PostgreSQL、中央値どうしの比`,
    value: large / small,
    unit: "×",
    figures: `${small.toFixed(1)} → ${large.toFixed(1)} ms`,
    goal: { atMost: 1.6 },
  });
  console.log(
    `${name}: ${small.toFixed(1)} → ${large.toFixed(1)} (growth ${(large / small).toFixed(2)}×; least query ${least
      .map((ms) => ms.toFixed(1))
      .join(" → ")})`,
  );
}

for (const { size, company_uid, token } of content)
  await tellShareOfBare(`クリエイターの一覧、${size.toLocaleString("ja-JP")} 件の企業`, {
    ours: { url: `${server.url}/api/company/managed_creators?sort=-updated_at`, token },
    bare: { databaseUrl: env.DATABASE_URL ?? "", company_uid },
  });

server.kill("SIGTERM");
await server.ended;
await client.end();
await remove();
await postgres.stop();
