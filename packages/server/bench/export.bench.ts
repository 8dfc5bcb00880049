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

/**
 * A file of 100,000 creators: how long, on PostgreSQL beside a bare cursor over the same records with their accounts and
 * genres. `node packages/server/bench/export.bench.ts postgres` measures what the word names alone.
 */
const ROWS = 100_000;
const [only = ""] = process.argv.slice(2);

const LEAST = `select m.display_name, m.real_name, m.kana, m.email, m.phone, m.tags, m.agency, m.memo, m.stage,
    m.follower_count, m.last_fee, m.last_contact_at, m.created_at, m.updated_at, u.name as owner,
    (select json_agg(a) from managed_creator_accounts a where a.company_uid = m.company_uid and a.managed_creator_uid = m.uid) as accounts,
    (select json_agg(g.genre_uid) from managed_creator_genres g where g.company_uid = m.company_uid and g.managed_creator_uid = m.uid) as genres
  from managed_creators m left join users u on u.uid = m.owner_uid
  where m.company_uid = $1 and m.archived_at is null order by m.updated_at desc, m.uid desc`;

async function bareCursor(url: string, company_uid: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const began = performance.now();
  await client.query("begin");
  await client.query(`declare c cursor for ${LEAST.replace("$1", client.escapeLiteral(company_uid))}`);
  let bytes = 0;
  for (let more = true; more; ) {
    const { rows } = await client.query("fetch 1000 from c");
    bytes += Buffer.byteLength(rows.map((row) => Object.values(row).join(",")).join("\r\n"));
    more = rows.length > 0;
  }
  await client.query("commit");
  const took = performance.now() - began;
  await client.end();
  if (bytes === 0) throw new Error("the cursor read nothing");
  return took;
}

const postgres = await startPostgres();
process.env.TEST_DATABASE_URL = postgres.url;
console.log(`load of the machine at the beginning: ${(loadavg()[0] ?? 0).toFixed(1)}`);
for (const engine of ["postgres", "pglite"].filter((name) => name.includes(only))) {
  process.env.TEST_ENGINE = engine;
  const { content, env, remove } = await storeWith((database) => {
    const deps = realDeps(database);
    return runInContext(deps, "bench", async () => {
      const company = await insertCompany({ ...LONG_AGO, permission: ["csv_export"] });
      const { uid } = await insertMember(company, "admin");
      await insertCreators(company.uid, ROWS);
      await db().execute(sql`analyze`);
      const auth = createAuthService(deps.settings, systemClock);
      const session = { email: "", email_verified: true, name: "", session_uid: null };
      const token = await auth.issue({ uid, ...session, authTime: systemClock.now() });
      return { company_uid: company.uid, token };
    });
  });
  const server = startProcess(await freePort(), env);
  if (!(await server.ready)) throw new Error(server.text());
  const exported = async () => {
    const began = performance.now();
    const response = await fetch(`${server.url}/api/company/managed_creators?format=csv&sort=-updated_at`, {
      headers: { authorization: `Bearer ${content.token}` },
    });
    if (!response.ok || !response.body) throw new Error(await response.text());
    let first = Number.NaN;
    let lines = 0;
    for await (const chunk of response.body) {
      if (Number.isNaN(first)) first = performance.now() - began;
      for (const byte of chunk) if (byte === 0x0a) lines += 1;
    }
    if (lines !== ROWS + 1) throw new Error(`${lines} lines instead of ${ROWS + 1}`);
    return { took: performance.now() - began, first };
  };
  await exported();
  const { took, first } = await exported();
  const row = { part: "取込と出力", what: `${ROWS.toLocaleString("ja-JP")} 人の出力、${engine}` } as const;
  if (engine === "postgres") {
    const least = await bareCursor(env.DATABASE_URL ?? "", content.company_uid);
    const method = "同じ行とアカウント・ジャンルを読む素のカーソルと同じ実行で";
    const figures = `${(took / 1000).toFixed(2)} / ${(least / 1000).toFixed(2)} 秒、最初のバイト ${first.toFixed(0)} ms`;
    tellRow({ ...row, method, value: took / least, unit: "×", figures, goal: { atMost: 1.3 } });
  } else {
    const figures = `最初のバイト ${first.toFixed(0)} ms`;
    tellRow({ ...row, method: "2 回目の時間", value: took / 1000, unit: "秒", figures, goal: { atMost: 3 } });
  }
  server.kill("SIGTERM");
  await server.ended;
  await remove();
}
await postgres.stop();
