import { type SQL, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import type { TestApp } from "../testing/index.ts";
import { belongs, tenantTables } from "./canary.ts";
import type { World } from "./world.ts";
import { watchTables } from "./writtenTables.ts";

export type Sums = Readonly<Record<string, { readonly count: number; readonly sum: string }>>;

/** A table, and which of its rows are summed up. */
interface Part {
  readonly table: string;
  readonly where: SQL;
  /** Another table that says which rows these are. */
  readonly by?: string;
  /** What the sum goes by; the table where it is not said. */
  readonly name?: string;
}

const sum = ({ table, where, name = table }: Part) =>
  sql`select ${name}::text as table, count(*)::int as count,
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

async function partsOf(app: TestApp, company_uid: string): Promise<Part[]> {
  const tables = [...(await app.run(tenantTables)), "companies", "users"];
  const parts = tables.map((table) => ({ table, where: belongs(table, company_uid) }));
  return parts.map((part) => (part.table === "users" ? { ...part, by: "memberships" } : part));
}

/** Every row of a company, as one number per table. */
export const companySums = async (app: TestApp, company_uid: string): Promise<() => Promise<Sums>> =>
  watched(app, await partsOf(app, company_uid));

/** The same of some companies at once, by the name of each: `own projects`. */
export async function sumsOfCompanies(
  app: TestApp,
  companies: Readonly<Record<string, string>>,
): Promise<() => Promise<Sums>> {
  const parts: Part[] = [];
  for (const [whose, company_uid] of Object.entries(companies)) {
    const theirs = await partsOf(app, company_uid);
    parts.push(...theirs.map((part) => ({ ...part, name: `${whose} ${part.table}` })));
  }
  return watched(app, parts);
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

/** Every row of a project, as one number per table: those that name it, its jobs or their rooms. */
export async function sumsOfProject(
  app: TestApp,
  { ids: { projects, job_requests, chat_rooms } }: World,
): Promise<() => Promise<Sums>> {
  const named = { project_uid: projects, job_request_uid: job_requests, room_uid: chat_rooms };
  const { rows } = await app.run(() =>
    db().execute(sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and column_name in ('project_uid', 'job_request_uid', 'room_uid')`),
  );
  const columns = rows as { table: string; column: keyof typeof named }[];
  const parts = [...Map.groupBy(columns, ({ table }) => table)].map(
    ([table, theirs]): Part => ({
      table,
      where: sql.join(
        theirs.map(({ column }) => sql`t.${sql.identifier(column)} = ${named[column] ?? ""}`),
        sql` or `,
      ),
    }),
  );
  return watched(app, [...parts, { table: "projects", where: sql`t.uid = ${projects ?? ""}` }]);
}
