import { sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { closeAtEnd } from "../testing/closeAtEnd.ts";
import type { TestApp } from "../testing/index.ts";

/** Of its own, so that nobody counts it among the product's tables. */
const WATCH = [
  "create schema watch",
  "create unlogged table watch.written (name text not null)",
  `create function watch.note() returns trigger language plpgsql as $$ begin
    insert into watch.written values (tg_table_name);
    return null;
  end $$`,
  `do $$ declare kept record; begin
    for kept in select tablename as name from pg_tables where schemaname = 'public' loop
      execute format('create trigger watch after insert or update or delete or truncate on public.%I
        for each statement execute function watch.note()', kept.name);
    end loop;
  end $$`,
];

/**
 * Has the database itself note every table that a statement writes to, whoever asks for it, and be it by a rule of the
 * database. Until the end of the file: the next one finds the schema as migrated.
 * @returns the tables written to since it was last asked
 */
export async function watchTables(app: TestApp): Promise<() => Promise<ReadonlySet<string>>> {
  const run = (statement: string) => app.run(() => db().execute(sql.raw(statement)));
  for (const statement of WATCH) await run(statement);
  closeAtEnd(() => run("drop schema watch cascade"));
  return async () => {
    const { rows } = await run("delete from watch.written returning name");
    return new Set(rows.map(({ name }) => String(name)));
  };
}
