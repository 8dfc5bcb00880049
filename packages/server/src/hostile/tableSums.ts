import { type SQL, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import type { TestApp } from "../testing/index.ts";
import { belongs, tenantTables } from "./canary.ts";
import { watchTables } from "./writtenTables.ts";

export type Sums = Readonly<Record<string, { readonly count: number; readonly sum: string }>>;

/** A table, and which of its rows are summed up. */
interface Part {
  readonly table: string;
  readonly where: SQL;
  /** Another table that says which rows these are. */
  readonly by?: string;
}

const sum = ({ table, where }: Part) =>
  sql`select ${table}::text as table, count(*)::int as count,
    md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.identifier(table)} t where ${where}`;

async function read(parts: readonly Part[]): Promise<Sums> {
  if (parts.length === 0) return {};
  const { rows } = await db().execute(sql.join(parts.map(sum), sql` union all `));
  const found = rows as { table: string; count: number; sum: string }[];
  return Object.fromEntries(found.map(({ table, count, sum: md5 }) => [table, { count, sum: md5 }]));
}

/** Reads all parts the first time, and then those whose tables were written to since: the others are as they were. */
async function watched(app: TestApp, parts: readonly Part[]): Promise<() => Promise<Sums>> {
  const written = await watchTables(app);
  let known: Sums | undefined;
  return async () => {
    const tables = await written();
    const isStale = ({ table, by = table }: Part) => !known || tables.has(table) || tables.has(by);
    const fresh = await app.run(() => read(parts.filter(isStale)));
    known = { ...known, ...fresh };
    return known;
  };
}

/** Every row of a company, as one number per table. */
export async function companySums(app: TestApp, company_uid: string): Promise<() => Promise<Sums>> {
  const tables = [...(await app.run(tenantTables)), "companies", "users"];
  const parts = tables.map((table) => ({ table, where: belongs(table, company_uid) }));
  return watched(
    app,
    parts.map((part) => (part.table === "users" ? { ...part, by: "memberships" } : part)),
  );
}

/** Everything that is stored, as one number per table; the queue's own tables lie in a schema of their own. */
export async function allSums(app: TestApp): Promise<() => Promise<Sums>> {
  const { rows } = await app.run(() =>
    db().execute(sql`select tablename as table from pg_tables where schemaname = 'public'`),
  );
  return watched(
    app,
    rows.map(({ table }) => ({ table: String(table), where: sql`true` })),
  );
}
