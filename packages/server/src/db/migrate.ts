import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { SettingsError } from "../env.ts";
import { findBaseline } from "./baseline.ts";
import { tablesProblem } from "./connectionProblem.ts";
import type { Database, Session } from "./types.ts";

const FOLDER = fileURLToPath(new URL("./migrations/", import.meta.url));
/** Any number, the same in every process of the product. */
const LOCK = 7_201_120;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** All migrations in order of their number. */
export function readMigrations(folder: string = FOLDER): Migration[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}_\w+\.sql$/.test(name));
  return names.sort().map((name) => {
    const sql = readFileSync(`${folder}/${name}`, "utf8");
    return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
  });
}

/**
 * Runs what has not run yet, one process at a time, each file in a transaction. Answers the names it ran.
 * @throws SettingsError where a development version made the database and stopped half-way, a newer version made it, or
 * its settings do not let the tables be made
 */
export function migrate(database: Database, migrations: Migration[] = readMigrations()): Promise<string[]> {
  return database.session(async (session) => {
    await session.exec(`select pg_advisory_lock(${LOCK})`);
    try {
      return await run(session, migrations);
    } catch (cause) {
      const problem = tablesProblem(cause);
      throw problem ? new SettingsError(problem) : cause;
    } finally {
      await session.exec(`select pg_advisory_unlock(${LOCK})`);
    }
  });
}

async function run(session: Session, migrations: Migration[]): Promise<string[]> {
  await session.exec(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const found = await appliedTo(session);
  const baseline = findBaseline(found, migrations);
  if (baseline) await inTransaction(session, () => replaceRecords(session, baseline));
  const applied = baseline ? await appliedTo(session) : found;
  refuseOthers(applied, migrations);
  const done: string[] = [];
  for (const { name, sql, checksum } of migrations) {
    if (applied.has(name)) continue;
    try {
      await inTransaction(session, async () => {
        await session.exec(sql);
        await record(session, { name, checksum });
      });
    } catch (cause) {
      throw new Error(`Migration ${name} failed: ${(cause as Error).message}`, { cause });
    }
    done.push(name);
  }
  return done;
}

/** Nothing has run yet: a database that this version does not know stays as it is. */
function refuseOthers(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const changed = migrations.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
  if (changed) {
    throw new Error(
      `Migration ${changed.name} was changed after it had run. Undo the change and add a new migration.`,
    );
  }
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied.keys()].filter((name) => !known.has(name)).sort();
  if (unknown.length === 0) return;
  throw new SettingsError(
    `新しい版のツムギで作られたデータベースです（この版の知らない移行 ${unknown[0]} など ${unknown.length} 件）。この版で書き込むとデータを壊すことがあるため、起動しません。中身は変えていません。\n` +
      "新しい版で起動し直すか、新しい版にする前に取ったバックアップを別の空のデータベースに戻してから、この版で起動してください。",
  );
}

async function appliedTo(session: Session): Promise<Map<string, string>> {
  const rows = await session.rows("select name, checksum from schema_migrations");
  return new Map(rows.map(({ name, checksum }) => [String(name), String(checksum)]));
}

async function record(session: Session, { name, checksum }: Pick<Migration, "name" | "checksum">) {
  await session.rows("insert into schema_migrations (name, checksum) values ($1, $2)", [name, checksum]);
}

/** Only the records of what has run are replaced; the tables and their rows stay as they are. */
async function replaceRecords(session: Session, baseline: readonly Migration[]): Promise<void> {
  await session.exec("delete from schema_migrations");
  for (const migration of baseline) await record(session, migration);
}

async function inTransaction(session: Session, work: () => Promise<void>): Promise<void> {
  await session.exec("begin");
  try {
    await work();
    await session.exec("commit");
  } catch (cause) {
    await session.exec("rollback");
    throw cause;
  }
}
