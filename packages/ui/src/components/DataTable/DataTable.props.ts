import type { CSSProperties, ReactNode } from "react";
import type { DataTableColumn } from "./columns.ts";
import type { DataTableLayout } from "./layout.ts";
import type { Selection } from "./selection.ts";
import type { OnEdit } from "./sheet.types.ts";

export interface DataTableProps<Row> {
  /** Name of the table, read aloud. */
  label: string;
  /** The first one names the row: it stays in view, first and shown. */
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  /** Stable name of a row: focus, selection and edits are kept under it. */
  rowKey: (row: Row) => string;
  /** Names a row for its checkbox. */
  rowLabel?: (row: Row) => string;
  /** The row that the page was opened for, by its key: marked, and once it is there scrolled to and focused. */
  targetKey?: string;
  /** `field` or `-field`, from the URL. */
  sort?: string;
  onSortChange?: (sort: string | undefined) => void;
  selection?: Selection;
  /** Offers 「条件に合う1,234件すべてを選択」 once the loaded rows are chosen. Read it by `selection.state()`. */
  selectAllMatching?: boolean;
  /** Rows that match in all, when more exist than are loaded. */
  totalCount?: number;
  /** First load: shows placeholders. With rows present they stay, and a thread runs under the header. */
  loading?: boolean;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
  /** px at the usual density; less where the density is compact. Default 48. */
  rowHeight?: number;
  /** Height at which the table scrolls in itself. */
  maxHeight?: CSSProperties["maxHeight"];
  /** Saves edits of the columns that have an `editor`; makes the table a sheet with ranges, paste, fill and undo. */
  onEdit?: OnEdit;
  /** Order, visibility and widths of columns. Absent: kept by the table itself. */
  layout?: Partial<DataTableLayout>;
  onLayoutChange?: (layout: DataTableLayout) => void;
  /** Shows 「列の設定」: in the toolbar of the same card, else above the table. Elsewhere put `DataTableColumnSettings`. */
  columnSettings?: boolean;
  /** `grid`: one tab stop and arrow keys. `table`: read only. Default: a grid as soon as there is something to do. */
  mode?: "grid" | "table";
}
