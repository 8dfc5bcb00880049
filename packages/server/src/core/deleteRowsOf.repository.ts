import { sql } from "drizzle-orm";
import { db } from "../db/index.ts";

/**
 * Deletes what belongs to some companies or people: of every table with that column, tables of later slices among them,
 * in one statement each. Tables that refer to others come before these. Answers the tables.
 */
export async function deleteRowsOf(
  column: string,
  uids: readonly string[],
  { keep = [] }: { readonly keep?: readonly string[] } = {},
): Promise<string[]> {
  const tables = (await tablesWithColumn(column)).filter((name) => !keep.includes(name));
  const ordered = childrenFirst(tables, await references());
  const among = sql.join(
    uids.map((uid) => sql`${uid}`),
    sql`, `,
  );
  // Issued payment notices refuse to be deleted unless the transaction says that all goes.
  await db().execute(sql`select set_config('tsumugi.erasing', 'on', true)`);
  for (const name of ordered) {
    await db().execute(
      sql`delete from ${sql.identifier(name)} where ${sql.identifier(column)} in (${among})`,
    );
  }
  return ordered;
}

/** Names of all tables that have a column. */
export async function tablesWithColumn(column: string): Promise<string[]> {
  const { rows } = await db().execute(
    sql`select c.table_name as name from information_schema.columns c
      join pg_tables t on t.schemaname = 'public' and t.tablename = c.table_name
      where c.table_schema = 'public' and c.column_name = ${column} order by c.table_name`,
  );
  return rows.map(({ name }) => String(name));
}

interface Reference {
  readonly child: string;
  readonly parent: string;
}

/** Foreign keys that are checked at once; the deferred ones are looked at when everything is gone. */
async function references(): Promise<Reference[]> {
  const { rows } = await db().execute(
    sql`select child.relname as child, parent.relname as parent from pg_constraint f
      join pg_class child on child.oid = f.conrelid join pg_class parent on parent.oid = f.confrelid
      where f.contype = 'f' and not f.condeferrable and f.conrelid <> f.confrelid`,
  );
  return rows.map(({ child, parent }) => ({ child: String(child), parent: String(parent) }));
}

function childrenFirst(tables: readonly string[], all: readonly Reference[]): string[] {
  const ordered: string[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waiting = new Set(left);
    const isReferredTo = (name: string) =>
      all.some(({ child, parent }) => parent === name && waiting.has(child));
    const free = left.filter((name) => !isReferredTo(name));
    if (free.length === 0) throw new Error(`Tables refer to each other: ${left}`);
    ordered.push(...free);
    left = left.filter((name) => isReferredTo(name));
  }
  return ordered;
}
