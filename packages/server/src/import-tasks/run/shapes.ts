import { arrayLiteral } from "../../core/arrayLiteral.ts";
import { columnOf, importColumns, sqlTypeOf } from "../../managed-creators/creatorColumns.ts";

/** Column → type, as rows are handed in. Both are written by us, never by a caller of the API. */
export type Shape = Readonly<
  Record<
    string,
    "text" | "text[]" | "integer[]" | "bigint" | "integer" | "boolean" | "date" | "jsonb" | "timestamptz"
  >
>;

/** Lists come as texts: an array of arrays would have all of one length. */
export const isList = (type: Shape[string]) => type === "text[]" || type === "integer[]";

export type Value = string | number | boolean | null | undefined | Date | readonly string[] | object;

/** A value as its type is read from text. */
export function textOf(value: Value, type: Shape[string]): string | null {
  if (value === null || value === undefined) return null;
  if (type === "integer[]") return `{${value}}`;
  if (type === "jsonb") return JSON.stringify(value);
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? arrayLiteral(value) : String(value);
}

/** Columns that a row of a file can set. */
export const importShape: Shape = Object.fromEntries(
  importColumns.map((name) => [columnOf(name), sqlTypeOf(name)]),
);

/** What `searchKeysOf` makes. */
export const keyShape: Shape = {
  sort_name: "text",
  search_text: "text",
  search_grams: "integer[]",
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
