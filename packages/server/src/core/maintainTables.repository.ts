import { type SQL, sql } from "drizzle-orm";
import { currentDatabase, db, inTransaction } from "../db/index.ts";

const PAGE_BYTES = 8192;
/** A smaller table is read whole in any case. */
const SMALL_PAGES = 8;

interface TableState {
  readonly name: string;
  /** What the planner knows of it is no longer true: never counted, twice as large, or a tenth of its rows changed. */
  readonly is_unknown: boolean;
  /** A fifth of its rows are dead, as far as this process has seen. */
  readonly is_loose: boolean;
}

const nameOf = ({ name }: TableState): SQL => sql.raw(name);

/** The tables worth looking at, of the product and of its queue. Each process counts changes from its own start. */
async function tableStates(): Promise<TableState[]> {
  const { rows } = await db().execute(sql`
    select format('%I.%I', n.nspname, c.relname) as name,
      c.reltuples < 0 or pg_relation_size(c.oid) > 2 * c.relpages::bigint * ${PAGE_BYTES}::int
        or coalesce(s.n_mod_since_analyze, 0) > 500 + 0.1 * c.reltuples as is_unknown,
      coalesce(s.n_dead_tup, 0) > 500 + 0.2 * greatest(c.reltuples, 0) as is_loose
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_stat_user_tables s on s.relid = c.oid
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
      and pg_relation_size(c.oid) > ${SMALL_PAGES * PAGE_BYTES}::int
    order by 1`);
  return rows as unknown as TableState[];
}

/**
 * Lets the planner know what tables hold, in the open transaction. A tenth of the usual sample: everybody waits for the
 * embedded database meanwhile, and the counts are what matters.
 */
export async function analyzeTables(names: readonly SQL[]): Promise<void> {
  await db().execute(sql`set local default_statistics_target = 10`);
  for (const name of names) await db().execute(sql`analyze ${name}`);
}

const vacuum = (table: TableState) => db().execute(sql`vacuum ${nameOf(table)}`);

const isEmbedded = () => currentDatabase().engine === "pglite";

/** One table at a time, so that requests come in between. Nothing where PostgreSQL does it by itself. */
export async function maintainChanged(): Promise<void> {
  if (!isEmbedded()) return;
  for (const table of await tableStates()) {
    if (table.is_loose) await vacuum(table);
    if (table.is_unknown) await inTransaction(() => analyzeTables([nameOf(table)]));
  }
}

/** Also what earlier processes left, which nobody counted. */
export async function vacuumAll(): Promise<void> {
  if (!isEmbedded()) return;
  for (const table of await tableStates()) await vacuum(table);
}
