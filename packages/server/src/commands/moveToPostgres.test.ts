import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { ensureSigningKey } from "../auth/signingKeys.repository.ts";
import { runInContext } from "../core/context.ts";
import { loadSecretKeys } from "../core/secretKeys.ts";
import { type Database, migrate } from "../db/index.ts";
import { openPglite } from "../db/pglite.ts";
import { readSettings } from "../env.ts";
import { insertWorld } from "../hostile/world.ts";
import { sealedColumns } from "../sealedColumns.ts";
import { startServer } from "../startServer.ts";
import { closeAtEnd } from "../testing/closeAtEnd.ts";
import { openTestDatabase } from "../testing/databases.ts";
import { realDeps } from "../testing/faults/office.ts";
import { freePort } from "../testing/serverProcess.ts";
import { moveToPostgres } from "./moveToPostgres.ts";

const rowsOf = async (database: Database, text: string) => (await database.root.execute(sql.raw(text))).rows;

/**
 * Every row of every table, as one number per table; the keys and triggers that hold them together. What is generated is
 * worked out again: a set of pairs has no order, and each engine has its own.
 */
async function whatHolds(database: Database) {
  const tables = await rowsOf(
    database,
    `select t.tablename as name, coalesce(string_agg(quote_literal(c.column_name), ', '), '') as generated
      from pg_tables t left join information_schema.columns c
        on c.table_schema = 'public' and c.table_name = t.tablename and c.is_generated = 'ALWAYS'
      where t.schemaname = 'public' and t.tablename <> 'schema_migrations' group by 1 order by 1`,
  );
  const sums: Record<string, unknown> = {};
  for (const { name, generated } of tables) {
    const row = `(to_jsonb(t) - array[${generated}]::text[])::text collate "C"`;
    const sum = `md5(coalesce(string_agg(${row}, '|' order by ${row}), ''))`;
    sums[String(name)] = await rowsOf(database, `select count(*)::int as n, ${sum} as sum from ${name} t`);
  }
  const schema = await rowsOf(
    database,
    `select conname as name, pg_get_constraintdef(oid) as is from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f'
      union all select c.relname || '.' || t.tgname, t.tgenabled::text from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where not t.tgisinternal order by 1`,
  );
  return { sums, schema };
}

it.runIf(process.env.TEST_ENGINE === "postgres")(
  "moves everything into an empty PostgreSQL, on which the server then starts, and nothing into one that is used",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "tsumugi-move-"));
    closeAtEnd(() => rmSync(folder, { recursive: true, force: true }));
    const target = await openTestDatabase();
    closeAtEnd(() => target.close());
    if (target.native.kind !== "postgres") throw new Error("not PostgreSQL");
    const env = { DATA_DIR: folder, DATABASE_URL: target.native.url, RATE_LIMIT: "off", LOG_LEVEL: "silent" };
    const said = { log: vi.spyOn(console, "log"), error: vi.spyOn(console, "error") };
    for (const spy of Object.values(said)) spy.mockImplementation(() => {});
    expect(await moveToPostgres([], env)).toBe(1);
    expect(said.error).toHaveBeenLastCalledWith(expect.stringContaining("内蔵のデータベースがありません"));

    const source = await openPglite({ dataDir: folder });
    await migrate(source);
    const deps = { ...realDeps(source), settings: readSettings({ DATA_DIR: folder, LOG_LEVEL: "silent" }) };
    await runInContext(deps, "test", async () => {
      await ensureSigningKey();
      await loadSecretKeys(sealedColumns);
      await insertWorld("移す会社");
    });
    expect(await moveToPostgres([], env)).toBe(1);
    expect(said.error).toHaveBeenLastCalledWith(expect.stringContaining("別のツムギが使用中"));
    const { sums } = await whatHolds(source);
    const { schema } = await whatHolds(target);
    await source.close();

    expect(await moveToPostgres([], env)).toBe(0);
    expect(await whatHolds(target)).toEqual({ sums, schema });
    expect(existsSync(join(folder, "pglite"))).toBe(true);
    const [known] = await rowsOf(target, "select reltuples::int as n from pg_class where relname = 'users'");
    expect(known).toEqual({ n: (sums.users as [{ n: number }])[0].n });
    const highest = await rowsOf(target, "select max(id)::int as id from audit_logs");
    const [next] = await rowsOf(
      target,
      "select nextval(pg_get_serial_sequence('audit_logs', 'id'))::int as id",
    );
    expect(next?.id).toBeGreaterThan(Number(highest[0]?.id));

    expect(await moveToPostgres([], env)).toBe(1);
    expect(said.error).toHaveBeenLastCalledWith(expect.stringContaining("すでに利用者か企業があります"));
    expect(await whatHolds(target)).toEqual({ sums, schema });

    const server = await startServer(readSettings({ ...env, SEED: "none", PORT: String(await freePort()) }));
    await server.stop();
  },
);

it("names what is missing", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await moveToPostgres([], { DATA_DIR: tmpdir() })).toBe(1);
  expect(error).toHaveBeenLastCalledWith(expect.stringContaining("移す先がありません"));
});
