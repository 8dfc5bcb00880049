import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { decodeCursor, encodeCursor } from "./cursor.ts";
import { AppError } from "./errors.ts";

/** A value that a list can be sorted by. Never null: the index is on the same expression. */
export interface SortKey {
  readonly expression: SQLWrapper;
  readonly type: "text" | "bigint" | "float8" | "timestamptz" | "date";
}

/** Stands for an empty cell, so that it comes last in both directions; greater or less than all that a cell can hold. */
const beyond: Record<SortKey["type"], { readonly last: string; readonly first: string }> = {
  text: { last: String.fromCodePoint(0x10ffff), first: "" },
  bigint: { last: "999999999999999999", first: "-999999999999999999" },
  float8: { last: "1.7976931348623157e308", first: "-1.7976931348623157e308" },
  date: { last: "9999-01-01", first: "1000-01-01" },
  timestamptz: { last: "9999-01-01 00:00:00+00", first: "-infinity" },
};

/** The key with what is null made last, whichever way `sort` goes. */
export function blanksLast({ expression, type }: SortKey, sort: string): SortKey {
  const empty = sort.startsWith("-") ? beyond[type].first : beyond[type].last;
  return { type, expression: sql`coalesce(${expression}, ${empty}::${sql.raw(type)})` };
}

/** A text to be sorted by, byte by byte as its index would. What is blank is null. */
export const textKey = (expression: SQL): SortKey => ({
  expression: sql`(${expression}) collate "C"`,
  type: "text",
});

/** What is compared of a long text: a cursor carries it. */
export const wordsKey = (expression: SQL): SortKey =>
  textKey(sql`nullif(norm_ja(left(${expression}, 80)), '')`);

const TIME = /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;

/** A time of that shape may still not exist (30 February); PostgreSQL would refuse it, and the answer would be 500. */
function isTime(text: string): boolean {
  if (text === "-infinity") return true;
  const at = TIME.test(text) ? new Date(text.replace(" ", "T").replace("+00", "Z")) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.slice(0, 10));
}

const READABLE: Record<SortKey["type"], (text: string) => boolean> = {
  text: (text) => !text.includes("\0"),
  bigint: (text) => /^-?\d{1,18}$/.test(text),
  float8: (text) => /^-?\d{1,20}(\.\d{1,20})?(e[+-]?\d{1,3})?$/.test(text) && Number.isFinite(Number(text)),
  timestamptz: isTime,
  date: (text) => /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && isTime(`${text} 00:00:00+00`),
};

export interface Keyset {
  /** Rows after the cursor; undefined on the first page. */
  readonly where: SQL | undefined;
  readonly orderBy: SQL;
  /** Select it beside the row, and hand the rows to `toPage`. */
  readonly key: SQL<string>;
}

/** Order and position of a list: `sort` is a name of `keys`, with `-` before it for descending; ties by uid. */
export function keyset(
  sort: string,
  keys: Readonly<Record<string, SortKey>>,
  uid: SQLWrapper,
  cursor: string | undefined,
): Keyset {
  const descending = sort.startsWith("-");
  const key = keys[descending ? sort.slice(1) : sort];
  if (!key) throw new Error(`No sort key "${sort}".`);
  const { expression, type } = key;
  const direction = sql.raw(descending ? "desc" : "asc");
  return {
    where: cursor === undefined ? undefined : after(cursor, sort, key, uid, descending),
    orderBy: sql`${expression} ${direction}, ${uid} ${direction}`,
    key: type === "text" ? sql<string>`${expression}` : sql<string>`(${expression})::text`,
  };
}

function after(cursor: string, sort: string, key: SortKey, uid: SQLWrapper, descending: boolean): SQL {
  const [madeFor, value, last] = decodeCursor(cursor, ["string", "string", "string"]);
  if (madeFor !== sort || !READABLE[key.type](String(value)) || String(last).includes("\0")) {
    throw new AppError("invalid_request", {
      fields: { cursor: "並び順が変わりました。一覧を最初から読み込んでください。" },
    });
  }
  const than = sql.raw(descending ? "<" : ">");
  return sql`(${key.expression}, ${uid}) ${than} (${value}::${sql.raw(key.type)}, ${last}::text)`;
}

/** Cuts what was fetched with `limit + 1` to the page and says where the next one begins. */
export function toPage<T extends { readonly key: string; readonly uid: string }>(
  rows: readonly T[],
  limit: number,
  sort: string,
): { rows: T[]; next_cursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { rows: page, next_cursor: more ? encodeCursor([sort, last.key, last.uid]) : null };
}
