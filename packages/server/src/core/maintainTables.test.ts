import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { readSettings } from "../env.ts";
import { startServer } from "../startServer.ts";
import { closeAtEnd } from "../testing/closeAtEnd.ts";
import { storeWith } from "../testing/faults/office.ts";
import { createTestApp } from "../testing/index.ts";
import { freePort } from "../testing/serverProcess.ts";
import { maintainTables, vacuumTables } from "./maintainTables.job.ts";

const app = await createTestApp();
const execute = async (text: string) => (await app.run(() => db().execute(sql.raw(text)))).rows;
const isEmbedded = process.env.TEST_ENGINE === "pglite";

it.runIf(isEmbedded)(
  "tells the planner what a table holds, and gives back the room of what is gone",
  async () => {
    await execute(
      `create table grown as select n as id, 'company' || n % 2 as company_uid from generate_series(1, 20000) n`,
    );
    closeAtEnd(() => execute("drop table grown"));
    const known = async () => {
      const [row] = await execute(`select c.reltuples::int as rows, pg_relation_size(c.oid)::int as size,
      (select n_distinct from pg_stats where tablename = 'grown' and attname = 'company_uid') as companies
      from pg_class c where c.relname = 'grown'`);
      return row as { rows: number; size: number; companies: number | null };
    };
    expect(await known()).toMatchObject({ rows: -1, companies: null });
    await app.run(() => maintainTables.run({}));
    const { size, ...told } = await known();
    expect(told).toEqual({ rows: 20_000, companies: 2 });
    await execute("delete from grown where id > 1000");
    await app.run(() => vacuumTables.run({}));
    expect(await known()).toMatchObject({ rows: 1000 });
    expect((await known()).size).toBeLessThan(size / 4);
  },
);

it.runIf(isEmbedded)("knows its tables before a server answers", async () => {
  const grow = sql`create table grown as select n as id from generate_series(1, 20000) n`;
  const store = await storeWith((database) => database.root.execute(grow));
  closeAtEnd(store.remove);
  const PORT = String(await freePort());
  const server = await startServer(readSettings({ ...store.env, SEED: "none", LOG_LEVEL: "silent", PORT }));
  try {
    const { rows } = await server.deps.database.root.execute(
      sql`select reltuples::int as rows from pg_class where relname = 'grown'`,
    );
    expect(rows).toEqual([{ rows: 20_000 }]);
  } finally {
    await server.stop();
  }
});

it.runIf(isEmbedded)("leaves a table alone of which nothing new is to be known", async () => {
  await app.run(() => maintainTables.run({}));
  const analyzed = () =>
    execute(`select relname, last_analyze, last_vacuum from pg_stat_user_tables
      where last_analyze is not null or last_vacuum is not null order by 1`);
  const before = await analyzed();
  await app.run(() => maintainTables.run({}));
  expect(await analyzed()).toEqual(before);
});

it.runIf(!isEmbedded)("leaves to PostgreSQL what it does by itself", async () => {
  await execute("create table grown as select n as id from generate_series(1, 20000) n");
  closeAtEnd(() => execute("drop table grown"));
  await app.run(() => maintainTables.run({}));
  await app.run(() => vacuumTables.run({}));
  const asked = "select last_analyze, last_vacuum from pg_stat_user_tables where relname = 'grown'";
  expect(await execute(asked)).toEqual([{ last_analyze: null, last_vacuum: null }]);
});
