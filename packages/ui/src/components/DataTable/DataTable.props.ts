import type { CSSProperties, ReactNode, Ref } from "react";
import type { OnEdit } from "./edit/cellEdits.ts";
import type { DataTableActions } from "./grid/grid.ts";
import type { DataTableColumn } from "./table/columns.ts";
import type { DataTableGroup } from "./table/groups.ts";
import type { DataTableLayout } from "./table/layout.ts";
import type { Selection } from "./table/selection.ts";

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  /** The first column names the row. It is always shown, in first place, and stays in view. */
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  /** Stable key of a row: focus, selection and edits are stored by it. */
  rowKey: (row: Row) => string;
  /** Accessible name of a row's checkbox. */
  rowLabel?: (row: Row) => string;
  /** Key of the row that the page was opened for. It is marked and, when loaded, scrolled to and focused. */
  targetKey?: string;
  /** `field` or `-field`, from the URL. */
  sort?: string;
  onSortChange?: (sort: string | undefined) => void;
  selection?: Selection;
  /** Offers 「条件に合う1,234件すべてを選択」 when all loaded rows are selected. Read it by `selection.state()`. */
  selectAllMatching?: boolean;
  /** Total number of matching rows, when not all of them are loaded. */
  totalCount?: number;
  /** More rows match than `totalCount`: they were counted up to a bound. */
  isTotalCapped?: boolean;
  /** Shows placeholders on the first load. Present rows stay, with a progress line under the header. */
  loading?: boolean;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /** px at comfortable density; less at compact density. Default 48. */
  rowHeight?: number;
  /** Maximum height; the table scrolls inside it. */
  maxHeight?: CSSProperties["maxHeight"];
  /**
   * Heads between the rows. They come in the order of the rows, each with the number of `rows` that follow it; those
   * of a closed group are left out of `rows`.
   */
  groups?: readonly DataTableGroup[];
  onToggleGroup?: (key: string) => void;
  /** Opens a row: Space on any of its cells. The checkbox column and Shift+Space still select. */
  onOpenRow?: (row: Row) => void;
  /** Undo, redo and the answers to refused cells, for buttons beside the table. */
  actions?: Ref<DataTableActions>;
  /** Saves edits of columns with an `editor`. Enables cell ranges, paste, fill and undo. */
  onEdit?: OnEdit;
  /** Order, visibility and widths of the columns. If absent, the table keeps them itself. */
  layout?: Partial<DataTableLayout>;
  onLayoutChange?: (layout: DataTableLayout) => void;
  /**
   * Shows 「列の設定」 in the toolbar of the same card, else above the table. To place it elsewhere, use
   * `DataTableColumnSettings`.
   */
  columnSettings?: boolean;
  /** `grid`: one tab stop and arrow keys. `table`: read only. Default: a grid if the table is interactive. */
  mode?: "grid" | "table";
}
