import type { ReactNode } from "react";

/** A head between rows. */
export interface DataTableGroup {
  /** 変わらない鍵。 */
  key: string;
  /** 見出しに描くもの。 */
  label: ReactNode;
  /** 読み上げる名前。 */
  name: string;
  /** 組の行の数。閉じていて見えない行も数えます。 */
  count: number;
  /** 閉じているか。 */
  isClosed: boolean;
}

/** What stands below each other in the body: the index of a row, or a group's head. */
export type TableLine = number | DataTableGroup;

export interface TableLines {
  count: number;
  /** How many of them are heads of groups. */
  heads: number;
  at: (line: number) => TableLine;
  /** The line of a row. */
  lineOf: (row: number) => number;
}

/** Rows with the heads of their groups; without groups each line is its row, and nothing is built. */
export function tableLines(rowCount: number, groups: readonly DataTableGroup[] | undefined): TableLines {
  if (!groups) return { count: rowCount, heads: 0, at: (line) => line, lineOf: (row) => row };
  const lines: TableLine[] = [];
  const byRow: number[] = [];
  let row = 0;
  for (const group of groups) {
    lines.push(group);
    for (let left = group.isClosed ? 0 : group.count; left > 0 && row < rowCount; left -= 1) {
      byRow.push(lines.length);
      lines.push(row);
      row += 1;
    }
  }
  // Rows that no group counts still stand, at the end.
  for (; row < rowCount; row += 1) {
    byRow.push(lines.length);
    lines.push(row);
  }
  return {
    count: lines.length,
    heads: groups.length,
    at: (line) => lines[line] ?? 0,
    lineOf: (one) => byRow[one] ?? -1,
  };
}
