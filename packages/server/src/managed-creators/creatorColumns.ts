import {
  type BodyKey,
  type BodyValue,
  blankOf,
  bodyKeyOf,
  type ColumnKey,
  type Field,
  type FieldKind,
  type ImportKey,
  importNames,
  isPart,
  type KeysWith,
  managedCreatorFields,
  type OwnKey,
} from "@tsumugi/contract";
import type { managedCreators } from "../db/schema/managed-creators.ts";

type Declared = typeof managedCreatorFields;
type Row = typeof managedCreators.$inferSelect;

/** Declared fields with their names; a field is looked at as what every field says. */
export const declaredFields: readonly (readonly [name: string, field: Field])[] =
  Object.entries(managedCreatorFields);

/** Single fields that an import sets: every field that is read from a file, but lists and rows of their own. */
export type ImportColumn = Exclude<
  ImportKey<Declared>,
  KeysWith<Declared, { kind: "tags" | "genres" | "accounts" }>
>;

/** What these fields hold, by their names. */
export type ImportValues = { readonly [K in ImportColumn]: BodyValue<Declared[K]> };

/** The same by the columns of the record. */
export type ImportRow = { readonly [K in ImportColumn as BodyKey<Declared, K>]: BodyValue<Declared[K]> };

const isImportColumn = (name: ImportKey<Declared>): name is ImportColumn =>
  !["tags", "genres", "accounts"].includes(managedCreatorFields[name].kind);
export const importColumns: readonly ImportColumn[] =
  importNames(managedCreatorFields).filter(isImportColumn);

/** The column of the record that holds a field. */
export const columnOf = (name: ImportColumn): string => bodyKeyOf(managedCreatorFields, name);

const columnPairs = importColumns.map((name) => [name, columnOf(name)] as const);

/** Of a record's row what an import can set. */
export const importedOf = (row: ImportRow): ImportValues =>
  Object.fromEntries(
    importColumns.map((name) => [name, (row as Readonly<Record<string, unknown>>)[columnOf(name)]]),
  ) as ImportValues;

/** Values by the names of their fields → by the columns of the record. */
export const importRow = <Values extends Partial<ImportValues>>(
  values: Values,
): Values extends ImportValues ? ImportRow : Partial<ImportRow> => {
  const row: Record<string, unknown> = {};
  for (const [name, column] of columnPairs) if (name in values) row[column] = values[name];
  return row as Values extends ImportValues ? ImportRow : Partial<ImportRow>;
};

/** What a new record holds where a row says nothing. */
export const blankImport = Object.fromEntries(
  importColumns.map((column) => [column, blankOf(managedCreatorFields[column])]),
) as ImportValues;

/** A column of every declared field that stands in one; the compiler names a field whose column is missing. */
type FieldColumn = { [K in ColumnKey<Declared>]: BodyKey<Declared, K> }[ColumnKey<Declared>];
export type FieldValues = Pick<Row, FieldColumn>;

/** The same of the fields of the record itself, without the product's figures about it. */
type OwnColumnKey = Extract<OwnKey<Declared>, ColumnKey<Declared>>;
export type OwnValues = Pick<Row, { [K in OwnColumnKey]: BodyKey<Declared, K> }[OwnColumnKey]>;

/** Blank columns of the fields that meet a condition. */
export const blankColumns = (test: (field: Field) => boolean): Partial<FieldValues> =>
  Object.fromEntries(
    declaredFields.flatMap(([name, field]) =>
      !isPart(field) && test(field) ? [[bodyKeyOf(managedCreatorFields, name), blankOf(field)]] : [],
    ),
  );

/** Columns with a type of their own in SQL. */
const sqlTypes: Partial<Record<FieldKind, "bigint" | "text[]" | "date" | "boolean">> = {
  day: "date",
  yes_no: "boolean",
  yen: "bigint",
  count: "bigint",
  tags: "text[]",
};

/** Type of a column as a statement over many rows names it. */
export const sqlTypeOf = (column: ImportColumn) => sqlTypes[managedCreatorFields[column].kind] ?? "text";
