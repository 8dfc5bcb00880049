import type { ReactNode } from "react";
import type { CellEditor } from "./cellEditors.ts";

export interface DataTableColumn<Row> {
  /** Stable name: widths, order and visibility are kept under it, edits report it. */
  key: string;
  header: string;
  /** px. Columns without one share what is left. */
  width?: number;
  align?: "start" | "center" | "end";
  /** Key for `sort`; absent: not sortable. */
  sortKey?: string;
  cell: (row: Row) => ReactNode;
  /** Full text of a cell that is cut, or what it means; shown on hover and when the cell is active. */
  title?: (row: Row) => string | undefined;
  /** Wraps instead of cutting. */
  wrap?: boolean;
  /** What is copied. Default: the editor's value, a cell that is plain text, `title`. */
  text?: (row: Row) => string;
  /** Makes the cells of the column editable; needs `onEdit` on the table. */
  editor?: CellEditor<Row>;
  /** false: cannot be hidden. The first column never can. */
  hideable?: boolean;
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
