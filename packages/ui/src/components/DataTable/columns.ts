import type { ReactNode } from "react";

export interface DataTableColumn<Row> {
  key: string;
  header: string;
  /** px. Columns without one share what is left. */
  width?: number;
  align?: "start" | "center" | "end";
  /** Key for `sort`; absent: not sortable. */
  sortKey?: string;
  cell: (row: Row) => ReactNode;
  /** Full text of a cell that is cut, shown on hover. */
  title?: (row: Row) => string | undefined;
  /** Wraps instead of cutting. */
  wrap?: boolean;
}

/** The sort that a press on a header asks for: ascending, descending, none. */
export function nextSort(current: string | undefined, key: string): string | undefined {
  if (current === key) return `-${key}`;
  return current === `-${key}` ? undefined : key;
}

export function ariaSort(current: string | undefined, key: string): "ascending" | "descending" | "none" {
  if (current === key) return "ascending";
  return current === `-${key}` ? "descending" : "none";
}
