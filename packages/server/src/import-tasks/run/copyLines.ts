import {
  accountShape,
  creatorShape,
  genreShape,
  outcomeShape,
  type Shape,
  textOf,
  type Value,
} from "./shapes.ts";

const MARKS = /[\\\t\n\r]/;
const ALL_MARKS = /[\\\t\n\r]/g;
const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/**
 * Names a table with its columns, and makes of a row what COPY reads: of all ways to hand rows in, the cheapest for the
 * database. COPY leaves out no row that is there already, it fails.
 */
export function copyOf(table: string, shape: Shape) {
  const columns = Object.entries(shape);
  const cellOf = (value: Value, type: Shape[string]): string => {
    const text = textOf(value, type);
    if (text === null) return "\\N";
    return MARKS.test(text) ? text.replace(ALL_MARKS, (mark) => ESCAPES[mark] ?? mark) : text;
  };
  return {
    into: `${table} (${Object.keys(shape).join(", ")})`,
    line: (row: Readonly<Record<string, unknown>>): string =>
      `${columns.map(([name, type]) => cellOf(row[name] as Value, type)).join("\t")}\n`,
  };
}

export const toCreators = copyOf("managed_creators", creatorShape);
export const toAccounts = copyOf("managed_creator_accounts", accountShape);
export const toGenres = copyOf("managed_creator_genres", genreShape);
export const toOutcomes = copyOf("import_task_rows", outcomeShape);
