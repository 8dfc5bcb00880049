import type { Project, ProjectColumn } from "@tsumugi/contract";
import type { ConflictRow } from "@tsumugi/patterns";

/** The columns of a sheet by their keys, null for one that is not there, and the order of those that were there at first. */
export interface ColumnValues {
  readonly order: readonly string[];
  readonly [key: `column ${string}`]: ProjectColumn | null;
}

type Columns = readonly ProjectColumn[];

const keyOf = ({ key }: ProjectColumn) => key;
const nameOf = (key: string) => `column ${key}` as const;

/** Columns to compare with those that the panel was opened with. */
export function columnValues(opened: Columns, columns: Columns): ColumnValues {
  const known = new Set(opened.map(keyOf));
  return {
    ...Object.fromEntries(opened.map(({ key }) => [nameOf(key), null])),
    ...Object.fromEntries(columns.map((column) => [nameOf(column.key), column])),
    order: columns.map(keyOf).filter((key) => known.has(key)),
  };
}

/** What `first` does not have stands behind the one that it follows in `second`. */
function interleave(first: readonly string[], second: readonly string[]): string[] {
  const keys = [...first];
  second.forEach((key, index) => {
    if (keys.includes(key)) return;
    const before = second[index - 1];
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  });
  return keys;
}

/**
 * The columns to save: those that are there now with the person's own changes. A column that a colleague added stays, one
 * that a colleague removed comes back only where the person chose so.
 *
 * @param mine as they stand in the panel
 */
export function withOwnColumns(
  changes: Partial<ColumnValues>,
  mine: Columns,
  { columns: present }: Pick<Project, "columns">,
): ProjectColumn[] {
  const own = new Map(mine.map((column) => [column.key, column]));
  const theirs = new Map(present.map((column) => [column.key, column]));
  const [mineKeys, theirKeys] = [mine.map(keyOf), present.map(keyOf)];
  const keys = changes.order
    ? interleave(interleave(changes.order, mineKeys), theirKeys)
    : interleave(theirKeys, mineKeys);
  return keys.flatMap((key) => {
    const column = nameOf(key) in changes ? own.get(key) : theirs.get(key);
    return column ? [column] : [];
  });
}

const words = (column: ProjectColumn | null | undefined) =>
  column ? [column.label, column.options.join("、")].filter(Boolean).join("\n") : "（列を削除）";

/** What both changed, each to something else, in words. */
export function columnRows(mine: ColumnValues, theirs: ColumnValues): ConflictRow[] {
  const both: Record<string, unknown> = { ...theirs, ...mine };
  const names = Object.keys(both).filter((name): name is `column ${string}` => name.startsWith("column "));
  const labelOf = (name: `column ${string}`) => (theirs[name] ?? mine[name])?.label ?? "";
  const order = (values: ColumnValues) => values.order.map((key) => labelOf(nameOf(key))).join("、");
  return [
    ...names.map((name) => ({
      label: `列「${labelOf(name)}」`,
      mine: words(mine[name]),
      theirs: words(theirs[name]),
    })),
    { label: "列の順", mine: order(mine), theirs: order(theirs) },
  ];
}
