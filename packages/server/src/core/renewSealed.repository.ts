import { type SQL, sql } from "drizzle-orm";
import { db, inTransaction } from "../db/index.ts";
import type { AnySealedColumn } from "./sealedColumn.ts";
import { loadedKeys, sealOf } from "./sealing.ts";

const AT_ONCE = 200;

const isJson = ({ column }: AnySealedColumn) => column.getSQLType() === "jsonb";

/** The value as a text, whatever the column's type. */
const textOf = (sealed: AnySealedColumn): SQL =>
  isJson(sealed) ? sql`(${sealed.column} #>> '{}')` : sql`${sealed.column}`;

const isBy = (kid: string, sealed: AnySealedColumn): SQL =>
  sql`starts_with(${textOf(sealed)}, ${sealOf(kid)}::text)`;

/** Whether a value of these columns is sealed with this key. */
export async function isKeyUsed(kid: string, columns: readonly AnySealedColumn[]): Promise<boolean> {
  for (const sealed of columns) {
    const found = await db().select({ one: sql`1` }).from(sealed.table).where(isBy(kid, sealed)).limit(1);
    if (found.length > 0) return true;
  }
  return false;
}

interface OldValue {
  /** Where the row lies in the table: it is another one once the row was changed. */
  readonly at: string;
  readonly value: string;
  readonly keys: Readonly<Record<string, unknown>>;
}

/** What cannot be opened stays as it is: whoever reads it is told so. */
function sealedAgain({ value, keys }: OldValue, sealed: AnySealedColumn): string | null {
  try {
    return sealed.seal(keys as never, sealed.unseal(keys as never, value));
  } catch {
    return null;
  }
}

/**
 * Seals the next values of a column with the newest key that are sealed with an older one. It waits for no row that
 * somebody holds, so that nobody can come to wait for it in turn: such a row is left for the next time.
 * @param after where the last one of the values before these lies
 * @returns null where there are none
 */
export async function renewNext(
  sealed: AnySealedColumn,
  after: string,
): Promise<{ readonly last: string; readonly renewed: number } | null> {
  const old = loadedKeys().slice(1);
  const { table, column, keys } = sealed;
  return inTransaction(async () => {
    const rows: readonly OldValue[] = await db()
      .select({ at: sql<string>`${table}.ctid::text`, value: sql<string>`${textOf(sealed)}`, keys })
      .from(table)
      .where(
        sql`${table}.ctid > ${after}::tid and (${sql.join(
          old.map(({ kid }) => isBy(kid, sealed)),
          sql` or `,
        )})`,
      )
      .orderBy(sql`${table}.ctid`)
      .limit(AT_ONCE)
      .for("update", { skipLocked: true });
    const last = rows.at(-1);
    if (!last) return null;
    const pairs = rows.flatMap((row) => {
      const value = sealedAgain(row, sealed);
      return value === null ? [] : [{ at: row.at, value }];
    });
    await db().execute(sql`
      update ${table} set ${sql.identifier(column.name)} = ${isJson(sealed) ? sql`to_jsonb(again.value)` : sql`again.value`}
      from unnest(${sql.param(pairs.map(({ at }) => at))}::text[], ${sql.param(pairs.map(({ value }) => value))}::text[])
        as again (at, value)
      where ${table}.ctid = again.at::tid`);
    return { last: last.at, renewed: pairs.length };
  });
}
