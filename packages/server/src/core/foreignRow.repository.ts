import { sql } from "drizzle-orm";
import { currentDatabase, db } from "../db/index.ts";
import type { Database } from "../db/types.ts";
import type { MemberActor } from "./actor.ts";

interface Table {
  readonly name: string;
  readonly key: string;
}

const known = new WeakMap<Database, Promise<Table[]>>();

/** Tables of companies' rows that an id alone names: those of later slices are among them by themselves. */
async function readTables(): Promise<Table[]> {
  const { rows } = await db().execute(sql`
    select distinct c.relname as name, a.attname as key from pg_class c
      join pg_index i on i.indrelid = c.oid and i.indisunique and i.indnkeyatts = 1 and i.indpred is null
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] and a.attname in ('uid', 'id')
      join pg_type t on t.oid = a.atttypid and t.typname = 'text'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and exists (select 1 from pg_attribute b where b.attrelid = c.oid and b.attname = 'company_uid')
    order by 1`);
  return rows.map(({ name, key }) => ({ name: String(name), key: String(key) }));
}

function tables(): Promise<Table[]> {
  const database = currentDatabase();
  const found = known.get(database) ?? readTables();
  known.set(database, found);
  found.catch(() => known.delete(database));
  return found;
}

/**
 * The first of these uids that names something of a company to which the member does not belong, or somebody of such a
 * company alone. Ids cannot be guessed: who has one was given it, or tries what somebody else was given.
 */
export async function foreignRowAmong(
  { uid: user_uid, company_uid }: Pick<MemberActor, "uid" | "company_uid">,
  uids: readonly string[],
): Promise<string | undefined> {
  if (uids.length === 0) return undefined;
  const rowsOf = (await tables()).map(({ name, key }) => {
    const [table, column] = [sql.identifier(name), sql.identifier(key)];
    return sql`select asked.uid, t.company_uid from asked join ${table} t on t.${column} = asked.uid`;
  });
  const { rows } = await db().execute(sql`
    with asked as (select value as uid from jsonb_array_elements_text(${JSON.stringify(uids)}::text::jsonb)),
      colleagues as (select user_uid from memberships where company_uid = ${company_uid})
    select r.uid from (
      ${sql.join(rowsOf, sql` union all `)}
      union all select t.uid, t.uid from asked join companies t on t.uid = asked.uid
      union all select m.user_uid, m.company_uid from asked join memberships m on m.user_uid = asked.uid
        where m.user_uid not in (select user_uid from colleagues)
    ) r
    where r.company_uid <> ${company_uid} and not exists (
      select 1 from memberships m where m.company_uid = r.company_uid and m.user_uid = ${user_uid}
    ) limit 1`);
  return rows[0] === undefined ? undefined : String(rows[0].uid);
}
