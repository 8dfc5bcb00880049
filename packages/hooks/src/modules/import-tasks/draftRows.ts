import type { ImportDraftRow, ImportFix } from "@tsumugi/contract";

const cellKey = ({ row, column }: Pick<ImportFix, "row" | "column">) => `${row}/${column}`;

/** Earlier fixes and these, with the last value of each cell. */
export const withFixes = (
  held: ReadonlyMap<string, ImportFix>,
  added: readonly ImportFix[],
): ReadonlyMap<string, ImportFix> => new Map([...held, ...added.map((fix) => [cellKey(fix), fix] as const)]);

/** Loaded rows with the fixes made since; a row without any stays the same object. */
export function fixedRows(
  rows: readonly ImportDraftRow[],
  fixes: ReadonlyMap<string, ImportFix>,
): readonly ImportDraftRow[] {
  if (fixes.size === 0) return rows;
  const byRow = Map.groupBy(fixes.values(), ({ row }) => row);
  return rows.map((row) => {
    const own = byRow.get(row.row);
    if (!own) return row;
    const cells = [...row.cells];
    for (const { column, value } of own) cells[column] = value;
    return {
      ...row,
      cells: Array.from(cells, (cell) => cell ?? ""),
      fixed: [...new Set([...row.fixed, ...own.map(({ column }) => column)])],
    };
  });
}
