import { type SQL, sql } from "drizzle-orm";
import { db } from "../../db/index.ts";
import { columnOf, importColumns, sqlTypeOf } from "../../managed-creators/creatorColumns.ts";

/** Column → type, for `insertJson`. Both are written by us, never by a caller of the API. */
export type Shape = Readonly<
  Record<string, "text" | "text[]" | "bigint" | "integer" | "boolean" | "date" | "jsonb" | "timestamptz">
>;

/**
 * Inserts many rows with one parameter instead of one per cell: a chunk of 500 rows has 10,000 of these, and
 * naming and sending them costs more than storing the rows. Answers how many were inserted or updated.
 */
export async function insertJson(
  table: string,
  shape: Shape,
  rows: readonly Readonly<Record<string, unknown>>[],
  onConflict: SQL = sql``,
): Promise<number> {
  if (rows.length === 0) return 0;
  const names = sql.raw(Object.keys(shape).join(", "));
  const types = sql.raw(
    Object.entries(shape)
      .map(([name, type]) => `${name} ${type}`)
      .join(", "),
  );
  const written = await db().execute(sql`
    with written as (
      insert into ${sql.identifier(table)} (${names})
      select ${names} from json_to_recordset(${JSON.stringify(rows)}::json) as n (${types}) ${onConflict} returning 1
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
