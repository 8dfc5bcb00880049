import { type SQL, sql } from "drizzle-orm";
import { arrayLiteral } from "../../core/arrayLiteral.ts";
import { db } from "../../db/index.ts";
import { columnOf, importColumns, sqlTypeOf } from "../../managed-creators/creatorColumns.ts";

/** Column → type, for `insertRows`. Both are written by us, never by a caller of the API. */
export type Shape = Readonly<
  Record<string, "text" | "text[]" | "bigint" | "integer" | "boolean" | "date" | "jsonb" | "timestamptz">
>;

type Value = string | number | boolean | null | undefined | Date | readonly string[] | object;

/** A value as its type is read from text. */
function textOf(value: Value, type: Shape[string]): string | null {
  if (value === null || value === undefined) return null;
  if (type === "jsonb") return JSON.stringify(value);
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? arrayLiteral(value) : String(value);
}

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
  // Lists come as texts: an array of arrays would have all of one length.
  const typed = sql.raw(
    columns.map(([name, type]) => (type === "text[]" ? `n.${name}::text[]` : `n.${name}`)).join(", "),
  );
  const lists = columns.map(([name, type]) => {
    const literal = arrayLiteral(rows.map((row) => textOf(row[name] as Value, type)));
    return sql`${literal}::text::${sql.raw(type === "text[]" ? "text" : type)}[]`;
  });
  const written = await db().execute(sql`
    with written as (
      insert into ${sql.identifier(table)} (${names})
      select ${typed} from unnest(${sql.join(lists, sql`, `)}) as n (${names}) ${onConflict} returning 1
    ) select count(*)::int as count from written`);
  return Number(written.rows[0]?.count);
}

/** Columns that a row of a file can set. */
export const importShape: Shape = Object.fromEntries(
  importColumns.map((name) => [columnOf(name), sqlTypeOf(name)]),
);

/** What `searchKeysOf` makes. */
export const keyShape: Shape = {
  sort_name: "text",
  search_text: "text",
  search_grams: "text[]",
  identity: "text[]",
};

export const creatorShape: Shape = {
  ...importShape,
  ...keyShape,
  custom_values: "jsonb",
  uid: "text",
  company_uid: "text",
  tags: "text[]",
  follower_count: "bigint",
  search_source: "text",
  created_by: "text",
  created_at: "timestamptz",
  updated_at: "timestamptz",
};

export const accountShape: Shape = {
  company_uid: "text",
  managed_creator_uid: "text",
  platform: "text",
  handle: "text",
  handle_key: "text",
  url: "text",
  follower_count: "bigint",
  fetched_at: "timestamptz",
  position: "integer",
};

export const genreShape: Shape = { company_uid: "text", managed_creator_uid: "text", genre_uid: "text" };

export const outcomeShape: Shape = {
  company_uid: "text",
  task_uid: "text",
  row: "integer",
  outcome: "text",
  keys: "text[]",
  fingerprint: "text",
  managed_creator_uid: "text",
  version_after: "integer",
  before_image: "jsonb",
  cells: "text[]",
  errors: "jsonb",
};
