import { sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { CANARY } from "./world.ts";

interface Column {
  readonly table: string;
  readonly column: string;
  readonly array: boolean;
}

const rows = async <T>(query: ReturnType<typeof sql>): Promise<T[]> =>
  (await db().execute(query)).rows as T[];
const name = (text: string) => sql.identifier(text);

/** Tables whose rows belong to a company; not what the stream notes of lost rights, which nobody writes or reads. */
export const tenantTables = async (): Promise<string[]> =>
  (
    await rows<{ table: string }>(
      sql`select table_name as table from information_schema.columns
        where table_schema = 'public' and column_name = 'company_uid'
          and table_name <> 'realtime_access_changes' order by 1`,
    )
  ).map(({ table }) => table);

/** Text that people write: no key, nothing sealed, no reference, no choice among few, nothing that the database makes itself. */
const freeTexts = () =>
  rows<Column>(sql`
    select c.relname as table, a.attname as column, a.atttypid = 'text[]'::regtype as array
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.atttypid in ('text'::regtype, 'text[]'::regtype) and a.attgenerated = ''
      and a.attname !~ '(^|_)(uid|id|by|hash|status|key|secret|route|delimiter)$'
      and not exists (
        select 1 from pg_constraint k
        where k.conrelid = c.oid and a.attnum = any (k.conkey) and k.contype in ('p', 'f', 'c')
      )
      and (c.relname in ('companies', 'users') or exists (
        select 1 from pg_attribute t where t.attrelid = c.oid and t.attname = 'company_uid'
      ))
    order by 1, 2`);

/** Which rows of a table are the company's. */
export function belongs(table: string, company_uid: string) {
  if (table === "companies") return sql`t.uid = ${company_uid}`;
  if (table === "users") {
    return sql`t.uid in (select user_uid from memberships where company_uid = ${company_uid})`;
  }
  return sql`t.company_uid = ${company_uid}`;
}

/** Writes the canary into every free text of a company. Answers where it stands now. */
export async function plantCanaries(company_uid: string): Promise<string[]> {
  const columns = await freeTexts();
  const guarded = [...new Set(columns.map(({ table }) => table))].filter((table) =>
    /^payment_notice/.test(table),
  );
  // What is issued refuses every change but this one.
  for (const table of guarded) await db().execute(sql`alter table ${name(table)} disable trigger user`);
  for (const { table, column, array } of columns) {
    // Different in every row, as unique columns want it.
    const mark = sql`${`${CANARY}-${table}-${column}-`} || substr(md5(random()::text), 1, 8)`;
    const text = /mail/.test(column) ? sql`${mark} || '@example.test'` : mark;
    const value = array ? sql`array[${text}]` : text;
    const into = sql`update ${name(table)} as t set ${name(column)} = ${value}`;
    await db().execute(sql`${into} where ${belongs(table, company_uid)}`);
  }
  for (const table of guarded) await db().execute(sql`alter table ${name(table)} enable trigger user`);
  return columns.map(({ table, column }) => `${table}.${column}`);
}
