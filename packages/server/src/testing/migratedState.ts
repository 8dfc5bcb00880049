import type { Session } from "../db/types.ts";

/** What migrating left in a database. */
export interface MigratedState {
  readonly schema: string;
  /** The rows that migrating wrote. */
  readonly baseline: readonly { table: string; columns: string; rows: string }[];
}

/** Schemas that migrating fills: the product's own and that of the queues. */
const OURS = "('public', 'pgboss')";
const OWN = `(select oid from pg_namespace where nspname in ${OURS})`;

export async function readMigratedState(session: Session): Promise<MigratedState> {
  const tables = (await session.rows(`
    select attrelid::regclass::text as table, string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace in ${OWN} and relkind = 'r' and pg_relation_size(attrelid) > 0
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by 1`)) as { table: string; columns: string }[];
  const baseline = [];
  for (const { table, columns } of tables) {
    const [kept] = await session.rows(`select json_agg(t)::text as rows from ${table} t`);
    if (typeof kept?.rows === "string") baseline.push({ table, columns, rows: kept.rows });
  }
  return { schema: await schemaOf(session), baseline };
}

/** Tables, columns, indexes, constraints, triggers and functions as one text: a dropped one's number never comes back. */
async function schemaOf(session: Session): Promise<string> {
  const [row] = await session.rows(`
    select md5(string_agg(part, ',' order by part)) as schema from (
      select oid || relname || relnatts as part from pg_class where relnamespace in ${OWN}
      union all select attrelid || attname || atttypid || attnotnull from pg_attribute
        join pg_class on pg_class.oid = attrelid where relnamespace in ${OWN} and attnum > 0
      union all select oid || conname from pg_constraint where connamespace in ${OWN}
      union all select pg_trigger.oid || tgname || (tgenabled::text) from pg_trigger where not tgisinternal
      union all select oid || md5(prosrc) from pg_proc where pronamespace in ${OWN}
    ) parts`);
  return String(row?.schema ?? "");
}

/**
 * Takes a database back to what migrating left: rows, sequences and statistics. False, and nothing is done, where the
 * schema is another one by now: a file that tries migrations leaves such a one behind. A table into which nothing was
 * ever written has no pages, and emptying all of them takes four times as long. Of a small one the rows are deleted:
 * `truncate` makes its files again, and every connection then reads and plans again. What is known of a table's size
 * goes by `truncate` alone.
 */
export async function restoreMigrated(
  session: Session,
  { schema, baseline }: MigratedState,
): Promise<boolean> {
  if ((await schemaOf(session)) !== schema) return false;
  await session.exec(`
    set session_replication_role = replica;
    do $$ declare used record; begin
      for used in
        select oid::regclass::text as name, pg_relation_size(oid) > 65536 or reltuples >= 0 as is_renewed
        from pg_class
        where relnamespace in ${OWN} and relkind = 'r' and (pg_relation_size(oid) > 0 or reltuples >= 0)
      loop
        if used.is_renewed then execute 'truncate ' || used.name || ' cascade';
        else execute 'delete from ' || used.name; end if;
      end loop;
      perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
        from pg_sequences where schemaname in ${OURS} and last_value is not null;
      execute coalesce((select string_agg(format('drop schema %I cascade', nspname), '; ') from pg_namespace
        where nspname not in ${OURS} and nspname <> 'information_schema' and nspname not like 'pg\\_%'), 'select');
    end $$;
    set allow_system_table_mods = on;
    delete from pg_statistic;`);
  for (const { table, columns, rows } of baseline) {
    await session.rows(
      `insert into ${table} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
      [rows],
    );
  }
  return true;
}
