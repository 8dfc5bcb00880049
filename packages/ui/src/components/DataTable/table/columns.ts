import type { ReactNode } from "react";
import type { CellEditor } from "../edit/cellEditors.ts";

export interface DataTableColumn<Row> {
  /** Stable key: widths, order, visibility and edits are stored by it. */
  key: string;
  header: string;
  /** px. Columns without a width share the remaining space. */
  width?: number;
  align?: "start" | "center" | "end";
  /** Key for `sort`. If absent, the column is not sortable. */
  sortKey?: string;
  cell: (row: Row) => ReactNode;
  /** The full text or the meaning of a cell; shown on hover and when the cell is active. */
  title?: (row: Row) => string | undefined;
  /** Colours the column, e.g. to tell what outsiders can read from what they cannot. */
  tone?: "info" | "warning";
  /** Wraps long text instead of cutting it. */
  wrap?: boolean;
  /** The text that is copied. Default: the editor's value, a cell that is plain text, `title`. */
  text?: (row: Row) => string;
  /** Makes the cells of the column editable; needs `onEdit` on the table. */
  editor?: CellEditor<Row>;
  /** false: cannot be hidden. The first column never can. */
  hideable?: boolean;
}

/** The next sort after a press on a header: ascending, descending, none. */
export function nextSort(current: string | undefined, key: string): string | undefined {
  if (current === key) return `-${key}`;
  return current === `-${key}` ? undefined : key;
}

export function ariaSort(current: string | undefined, key: string): "ascending" | "descending" | "none" {
  if (current === key) return "ascending";
  return current === `-${key}` ? "descending" : "none";
}
