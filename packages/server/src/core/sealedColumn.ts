import type { InferSelectModel } from "drizzle-orm";
import { getTableName } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { isSealed, type SealedPlace, seal, unseal } from "./sealing.ts";

/** What tells a row from the others: part of its place, so that no row can be given another row's value. */
type RowPlace = Pick<SealedPlace, "company_uid" | "row">;

/** A column that holds sealed texts, or null. Those that stand are listed in `sealedColumns.ts`. */
export interface SealedColumn<Row> {
  readonly table: PgTable;
  readonly column: PgColumn;
  /** The columns that a row's place is told by. */
  readonly keys: Readonly<Record<string, PgColumn>>;
  seal(row: Row, text: string): string;
  /** @throws Error where key or row is another one, or the value was changed */
  unseal(row: Row, sealed: string): string;
  /** As `unseal`; what a version before sealing has left in the column is read as it is. */
  read(row: Row, value: string): string;
}

/** `Row` is known where a value is sealed or opened; a list of columns takes the rows that it has read itself. */
export type AnySealedColumn = SealedColumn<never>;

/** Declares a column of sealed texts: its place is made of the named keys, and never changes. */
export function sealedColumn<
  Table extends PgTable,
  Name extends keyof Table["_"]["columns"] & string,
  Key extends keyof Table["_"]["columns"] & keyof InferSelectModel<Table> & string,
>(
  table: Table,
  name: Name,
  keys: readonly Key[],
  placeOf: (row: Pick<InferSelectModel<Table>, Key>) => RowPlace,
): SealedColumn<Pick<InferSelectModel<Table>, Key>> {
  const columns = table as unknown as Readonly<Record<string, PgColumn>>;
  const columnOf = (each: string): PgColumn => {
    const column = columns[each];
    if (!column) throw new Error(`${getTableName(table)} has no column ${each}.`);
    return column;
  };
  const column = columnOf(name);
  const place = (row: Pick<InferSelectModel<Table>, Key>): SealedPlace => ({
    table: getTableName(table),
    column: column.name,
    ...placeOf(row),
  });
  return {
    table,
    column,
    keys: Object.fromEntries(keys.map((key) => [key, columnOf(key)])),
    seal: (row, text) => seal(text, place(row)),
    unseal: (row, sealed) => unseal(sealed, place(row)),
    read: (row, value) => (isSealed(value) ? unseal(value, place(row)) : value),
  };
}
