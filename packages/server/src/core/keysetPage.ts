import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { decodeCursor, encodeCursor } from "./cursor.ts";
import { AppError } from "./errors.ts";

/** A value that a list can be sorted by. Never null: the index is on the same expression. */
export interface SortKey {
  readonly expression: SQLWrapper;
  readonly type: "text" | "bigint" | "float8" | "timestamptz" | "date";
}

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
