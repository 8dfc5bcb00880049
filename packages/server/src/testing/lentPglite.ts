import type { PGlite } from "@electric-sql/pglite";
import { pgliteDatabase } from "../db/pglite.ts";
import type { Database } from "../db/types.ts";
import { keepStatements } from "./keptStatements.ts";

/**
 * Opening PGlite takes longer than most files' tests, and a worker keeps the memory of each that it opened. Test files
 * that follow each other in a worker therefore use one instance: each finds it as migrated.
 */
interface Instance {
  readonly lite: PGlite;
  readonly schema: string;
  /** What migrating wrote. */
  readonly baseline: readonly { table: string; columns: string; rows: string }[];
}

/** Schemas that migrating fills: the product's own and that of the queues. */
const OURS = "('public', 'pgboss')";
const OWN = `(select oid from pg_namespace where nspname in ${OURS})`;

const idle: Instance[] = [];

/** Lends an idle instance, else a new one from `open`. Closing it ends the loan. */
export async function lendPglite(open: () => Promise<Database>): Promise<Database> {
  const instance = idle.pop() ?? (await firstOf(open));
  const { lite, end } = loanOf(instance.lite);
  let isOpen = true;
  return {
    ...(await pgliteDatabase(lite, () => {})),
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      await end();
      // A file that tries migrations leaves another schema behind.
      if ((await schemaOf(instance.lite)) !== instance.schema) return instance.lite.close();
      await reset(instance);
      idle.push(instance);
    },
  };
}

async function firstOf(open: () => Promise<Database>): Promise<Instance> {
  const { native } = await open();
  if (native.kind !== "pglite") throw new Error("not PGlite");
  const { lite } = native;
  const { rows: tables } = await lite.query<{ table: string; columns: string }>(`
    select attrelid::regclass::text as table, string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace in ${OWN} and relkind = 'r' and pg_relation_size(attrelid) > 0
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by 1`);
  const baseline = [];
  for (const { table, columns } of tables) {
    const { rows } = await lite.query<{ rows: string | null }>(
      `select json_agg(t)::text as rows from ${table} t`,
    );
    if (rows[0]?.rows) baseline.push({ table, columns, rows: rows[0].rows });
  }
  keepStatements(lite);
  return { lite, schema: await schemaOf(lite), baseline };
}

/** Tables, columns, indexes, constraints, triggers and functions as one text: a dropped one's number never comes back. */
async function schemaOf(lite: PGlite): Promise<string> {
  const { rows } = await lite.query<{ schema: string }>(`
    select md5(string_agg(part, ',' order by part)) as schema from (
      select oid || relname || relnatts as part from pg_class where relnamespace in ${OWN}
      union all select attrelid || attname || atttypid || attnotnull from pg_attribute
        join pg_class on pg_class.oid = attrelid where relnamespace in ${OWN} and attnum > 0
      union all select oid || conname from pg_constraint where connamespace in ${OWN}
      union all select pg_trigger.oid || tgname || (tgenabled::text) from pg_trigger where not tgisinternal
      union all select oid || md5(prosrc) from pg_proc where pronamespace in ${OWN}
    ) parts`);
  return rows[0]?.schema ?? "";
}

/** The instance as one test file sees it: what still runs after the file's end must not reach the next one's data. */
function loanOf(instance: PGlite) {
  const unlisten: (() => Promise<void>)[] = [];
  let isOver = false;
  const lite = new Proxy(instance, {
    get(target, key) {
      if (key === "closed") return isOver;
      if (isOver) throw new Error("This test's database is closed.");
      if (key === "listen") {
        return async (channel: string, fn: (payload: string) => void) => {
          const stop = await target.listen(channel, fn);
          unlisten.push(stop);
          return stop;
        };
      }
      const value = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const end = async () => {
    isOver = true;
    for (const stop of unlisten) await stop();
  };
  return { lite, end };
}

/**
 * Back to what migrating left: rows, sequences, statistics and the settings of the session. A table into which nothing
 * was ever written has no pages, and emptying all of them takes four times as long.
 */
async function reset({ lite, baseline }: Instance): Promise<void> {
  await lite.exec("discard all");
  await lite.exec(`
    do $$ begin
      execute coalesce((select 'truncate ' || string_agg(oid::regclass::text, ', ') || ' restart identity cascade'
        from pg_class where relnamespace in ${OWN} and relkind = 'r'
          and (pg_relation_size(oid) > 0 or reltuples > 0)), 'select');
      perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
        from pg_sequences where schemaname in ${OURS} and last_value is not null;
      execute coalesce((select string_agg(format('drop schema %I cascade', nspname), '; ') from pg_namespace
        where nspname not in ${OURS} and nspname <> 'information_schema' and nspname not like 'pg\\_%'), 'select');
    end $$;
    set allow_system_table_mods = on;
    delete from pg_statistic;
    set session_replication_role = replica;`);
  for (const { table, columns, rows } of baseline) {
    await lite.query(
      `insert into ${table} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
      [rows],
    );
  }
  await lite.exec("discard all");
}
