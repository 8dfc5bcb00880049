import { sql } from "drizzle-orm";
import { db } from "../db/index.ts";

/** Names of the tables in which a word stands anywhere, whatever the column; inside `app.run`. */
export async function tablesWith(word: string): Promise<string[]> {
  const tables = await db().execute(sql`select tablename as name from pg_tables where schemaname = 'public'`);
  const found: string[] = [];
  for (const { name } of tables.rows as { name: string }[]) {
    const { rows } = await db().execute(
      sql`select 1 from ${sql.identifier(name)} t where t::text like ${`%${word}%`} limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}
