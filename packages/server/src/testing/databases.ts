import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { getConstructionPlans } from "pg-boss";
import { ensureSigningKey } from "../auth/signingKeys.repository.ts";
import { startQueues } from "../core/jobs.ts";
import { withDatabase } from "../db/db.ts";
import { type Database, migrate, readMigrations } from "../db/index.ts";
import { openPglite } from "../db/pglite.ts";
import { openPostgres } from "../db/postgres.ts";
import { jobs } from "../jobs.ts";
import { keepPgStatements } from "./keptPgStatements.ts";
import { PLANNED_ONCE } from "./keptStatements.ts";
import { lendPglite } from "./lentPglite.ts";
import { lendPostgres } from "./lentPostgres.ts";

const migrations = readMigrations();
const fingerprint = createHash("sha256")
  // By their names, too: a database with a file under another name is refused as a newer version's.
  .update(migrations.map(({ name, checksum }) => `${name} ${checksum}`).join())
  .update(getConstructionPlans())
  .update(jobs.map(({ name, expireInSeconds }) => `${name} ${expireInSeconds}`).join())
  .digest("hex")
  .slice(0, 16);

/**
 * A migrated, empty database on the engine of TEST_ENGINE; gone after `close()`. With `dataDir`, PGlite keeps it
 * there, for a server process that opens the folder afterwards.
 */
export function openTestDatabase(dataDir?: string): Promise<Database> {
  if (process.env.TEST_ENGINE !== "postgres") return ownPglite(dataDir);
  // What is lent is never dropped: only a server that goes away with the tests may keep it.
  return process.env.TEST_DATABASE_IS_TEMPORARY ? lendPostgres(ownPostgres) : ownPostgres();
}

/** Opens an empty database and makes it what a server expects to find. */
export async function openMigrated(open: () => Promise<Database>): Promise<Database> {
  const database = await open();
  await migrate(database, migrations);
  await withDatabase(database, ensureSigningKey);
  return database;
}

/** With the queues of the jobs, too: making them takes longer than most tests. */
async function openTemplate(open: () => Promise<Database>): Promise<Database> {
  const database = await openMigrated(open);
  const onError = (error: unknown) => console.error(error);
  const boss = await startQueues(database, jobs, { poll: false, onError });
  await boss.stop({ graceful: false, close: false });
  return database;
}

/** In memory: an instance that earlier files have used, if one is idle. */
async function ownPglite(dataDir?: string): Promise<Database> {
  return dataDir ? restored(dataDir) : lendPglite(() => restored());
}

/** Restores the dump of a migrated database: a tenth of the time that migrating takes. */
async function restored(dataDir?: string): Promise<Database> {
  const folder = join(tmpdir(), "tsumugi-test-dumps");
  const file = join(folder, `${fingerprint}.tar`);
  if (!existsSync(file)) {
    const fresh = await openTemplate(() => openPglite({}));
    if (fresh.native.kind !== "pglite") throw new Error("not PGlite");
    // Otherwise every instance begins by doing again what the log of the changes says.
    await fresh.native.lite.exec("checkpoint");
    const dump = await fresh.native.lite.dumpDataDir("none");
    mkdirSync(folder, { recursive: true });
    // Several test files may make it at once: the name appears only when the file is whole.
    const part = `${file}.${randomBytes(6).toString("hex")}`;
    writeFileSync(part, new Uint8Array(await dump.arrayBuffer()));
    renameSync(part, file);
    if (!dataDir) return fresh;
    await fresh.close();
  }
  return openPglite({ dump: new Blob([readFileSync(file)]), ...(dataDir ? { dataDir } : {}) });
}

const LOCK = 7_201_121;

/** What is measured is planned as in production: for the values that are asked for. */
const isTested = process.env.VITEST !== undefined;

/** A database of its own, copied from a migrated template. */
async function ownPostgres(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error("TEST_DATABASE_URL is not set: run through vitest --project server-postgres.");
  const at = (name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).toString();
  const template = `tsumugi_template_${fingerprint}`;
  const name = `tsumugi_test_${randomBytes(8).toString("hex")}`;
  const admin = async (run: (client: pg.Client) => Promise<unknown>) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await run(client).finally(() => client.end());
  };
  await admin(async (client) => {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [template]);
    if (!rowCount) {
      const unfinished = `${template}_new`;
      await client.query(`drop database if exists ${unfinished}`);
      await client.query(`create database ${unfinished}`);
      await (await openTemplate(() => openPostgres(at(unfinished)))).close();
      await client.query(`alter database ${unfinished} rename to ${template}`);
    }
    // Copies files; the other way writes every page of the template to the log, too, which takes half as long again.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
    if (isTested) await client.query(`alter database ${name} set ${PLANNED_ONCE}`);
  });
  if (isTested) keepPgStatements();
  const database = await openPostgres(at(name));
  return {
    ...database,
    close: async () => {
      await database.close();
      await admin((client) => client.query(`drop database ${name} with (force)`));
    },
  };
}
