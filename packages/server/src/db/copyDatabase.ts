import { type SQL, sql } from "drizzle-orm";
import { SettingsError } from "../env.ts";
import type { CopyBytes } from "./copyBytes.ts";
import type { Database, Db } from "./types.ts";

/** What `migrate` keeps of itself is there already. */
const OWN = "schema_migrations";

interface Column {
  readonly table: string;
  readonly columns: string;
}

const all = async <T>(tx: Db, statement: SQL): Promise<T[]> =>
  (await tx.execute(statement)).rows as unknown as T[];

/** The tables with the columns that hold something of their own. */
const tablesOf = (tx: Db) =>
  all<Column>(
    tx,
    sql`select quote_ident(c.table_name) as table,
        string_agg(quote_ident(c.column_name), ', ' order by c.ordinal_position) as columns
      from information_schema.columns c
      join pg_tables t on t.schemaname = 'public' and t.tablename = c.table_name
      where c.table_schema = 'public' and c.is_generated = 'NEVER' and c.table_name <> ${OWN}
      group by 1 order by 1`,
  );

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

const foreignKeysOf = (tx: Db) =>
  all<ForeignKey>(
    tx,
    sql`select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );

/** Refuses a database that somebody works with. What a first start alone leaves in it (keys) is replaced. */
async function refuseUsed(tx: Db): Promise<void> {
  const [used] = await all<{ is_used: boolean }>(
    tx,
    sql`select exists (select from users) or exists (select from companies) as is_used`,
  );
  if (used?.is_used)
    throw new SettingsError(
      "DATABASE_URL のデータベースには、すでに利用者か企業があります。上書きはしません。\n空のデータベースを作り、そのURLを DATABASE_URL に指定してください。",
    );
}

async function bytesOf(from: Database, { table, columns }: Column): Promise<CopyBytes> {
  const { native } = from;
  if (native.kind !== "pglite") throw new Error("Rows are read of the embedded database alone.");
  const { blob } = await native.lite.query(`copy ${table} (${columns}) to '/dev/blob' (format binary)`);
  const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
  return { rows: () => 0, pieces: () => [bytes] };
}

/**
 * Copies every row of the embedded database into an empty PostgreSQL of the same migrations, in one transaction: at its
 * end either all is there, and fits together, or nothing. Keys between tables are checked once all rows stand.
 * @returns how many rows of how many tables
 * @throws SettingsError where the database is not empty
 */
export async function copyDatabase(from: Database, to: Database): Promise<{ tables: number; rows: number }> {
  return to.transaction(async (tx, copy) => {
    await refuseUsed(tx);
    const tables = await tablesOf(tx);
    const keys = await foreignKeysOf(tx);
    const run = (text: string) => tx.execute(sql.raw(text));
    for (const { table, name } of keys) await run(`alter table ${table} drop constraint ${name}`);
    // What a trigger would work out stands in the rows.
    for (const { table } of tables) await run(`alter table ${table} disable trigger user`);
    await run(`truncate ${tables.map(({ table }) => table).join(", ")}`);
    let rows = 0;
    for (const one of tables) {
      await copy(`${one.table} (${one.columns})`, await bytesOf(from, one));
      const count = sql.raw(`select count(*)::int as n from ${one.table}`);
      const [here] = await all<{ n: number }>(tx, count);
      const [there] = await all<{ n: number }>(from.root, count);
      if (here?.n !== there?.n) throw new Error(`${one.table}: ${here?.n} of ${there?.n} rows.`);
      rows += here?.n ?? 0;
    }
    const sequences = await all<{ name: string; last: string | null }>(
      from.root,
      sql`select quote_ident(sequencename) as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
    );
    for (const { name, last } of sequences)
      if (last !== null) await tx.execute(sql`select setval(${name}::regclass, ${last}::bigint)`);
    for (const { table } of tables) await run(`alter table ${table} enable trigger user`);
    for (const { table, name, definition } of keys)
      await run(`alter table ${table} add constraint ${name} ${definition}`);
    // Autovacuum comes after minutes: until then plans would be made for empty tables.
    await run(`analyze ${tables.map(({ table }) => table).join(", ")}`);
    return { tables: tables.length, rows };
  });
}
