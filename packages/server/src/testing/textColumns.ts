import { currentDatabase } from "../db/index.ts";
import type { TestApp } from "./createTestApp.ts";

export interface TextColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isGenerated: boolean;
}

/** What stands in the columns for text of a test's database. */
export function textsIn(app: TestApp) {
  const rowsOf = (query: string, params: unknown[] = []) =>
    app.run(() => currentDatabase().session((session) => session.rows(query, params)));
  /** Columns for text of any kind, but for those limited to given values by a CHECK of their own or a foreign key. */
  async function textColumns(): Promise<TextColumn[]> {
    const rows = await rowsOf(`
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type,
      a.attgenerated <> '' as "isGenerated"
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_type t on t.oid = a.atttypid
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and (t.typname in ('text', 'varchar', 'bpchar', 'json', 'jsonb', 'bytea', 'xml') or t.typcategory = 'A')
      and not exists (select 1 from pg_constraint x where x.conrelid = c.oid and a.attnum = any (x.conkey)
        and (x.contype = 'f' or x.contype = 'c' and cardinality(x.conkey) = 1))
    order by 1, 2`);
    return rows as unknown as TextColumn[];
  }

  /**
   * Of these columns, those in which a word stands in any row, or one of several words, as `table.column`. Each table is
   * read once for all its columns and words: asking for each by itself takes thousands of queries.
   */
  const columnsWith = async (
    columns: readonly { table: string; column: string }[],
    words: string | readonly string[],
  ) => {
    const patterns = [words].flat().map((word) => `%${word}%`);
    const hits = new Set<string>();
    for (const [table, list = []] of Object.entries(Object.groupBy(columns, (each) => each.table))) {
      const parts = list.map(({ column }, at) => `bool_or("${column}"::text like any ($1)) as "${at}"`);
      const [found = {}] = await rowsOf(`select ${parts.join(", ")} from "${table}"`, [patterns]);
      for (const [at, { column }] of list.entries()) if (found[at] === true) hits.add(`${table}.${column}`);
    }
    return columns.map(({ table, column }) => `${table}.${column}`).filter((name) => hits.has(name));
  };
  return { rowsOf, textColumns, columnsWith };
}
