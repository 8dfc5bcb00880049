export type { DataTableProps } from "./DataTable.tsx";
export { type CellEditor, type CellValue, type ParsedCell, parseCell } from "./edit/cellEditors.ts";
export type { CellRejection, OnEdit } from "./edit/cellEdits.ts";
export type { CellChange, CellKey } from "./edit/editHistory.ts";
export { createKeyedQueue } from "./edit/keyedQueue.ts";
export type { DataTableActions } from "./grid/grid.ts";
export { DataTable, DataTableColumnSettings } from "./LazyDataTable.tsx";
export type { DataTableColumn } from "./table/columns.ts";
export type { DataTableColumnSettingsProps } from "./table/DataTableColumnSettings.tsx";
export type { DataTableGroup } from "./table/groups.ts";
export { type DataTableLayout, resolveLayout } from "./table/layout.ts";
export { createSelection, type Selection, type SelectionState } from "./table/selection.ts";
export {
  useIsSelected,
  useSelectedCount,
  useSelectedKeys,
  useSelection,
  useSelectionState,
} from "./table/useSelection.ts";
