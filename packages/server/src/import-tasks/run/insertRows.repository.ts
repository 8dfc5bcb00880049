import { type SQL, sql } from "drizzle-orm";
import { arrayLiteral } from "../../core/arrayLiteral.ts";
import { db } from "../../db/index.ts";
import { isList, type Shape, textOf, type Value } from "./shapes.ts";

/**
 * Inserts many rows with one parameter a column instead of one per cell: a chunk of 500 rows has 10,000 of these, and
 * naming and sending them costs more than storing the rows. Answers how many were inserted or updated.
 */
export async function insertRows(
  table: string,
  shape: Shape,
  rows: readonly Readonly<Record<string, unknown>>[],
  onConflict: SQL = sql``,
): Promise<number> {
  if (rows.length === 0) return 0;
  const columns = Object.entries(shape);
  const names = sql.raw(columns.map(([name]) => name).join(", "));
  const typed = sql.raw(
    columns.map(([name, type]) => (isList(type) ? `n.${name}::${type}` : `n.${name}`)).join(", "),
  );
  const lists = columns.map(([name, type]) => {
    const literal = arrayLiteral(rows.map((row) => textOf(row[name] as Value, type)));
    return sql`${literal}::text::${sql.raw(isList(type) ? "text" : type)}[]`;
  });
  const written = await db().execute(sql`
    with written as (
      insert into ${sql.identifier(table)} (${names})
      select ${typed} from unnest(${sql.join(lists, sql`, `)}) as n (${names}) ${onConflict} returning 1
    ) select count(*)::int as count from written`);
  return Number(written.rows[0]?.count);
}
