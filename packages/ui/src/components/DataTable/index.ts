export { type CellEditor, type CellValue, type ParsedCell, parseCell } from "./cellEditors.ts";
export type { CellRejection } from "./cellEdits.ts";
export type { DataTableColumn } from "./columns.ts";
export type { DataTableProps } from "./DataTable.tsx";
export type { DataTableColumnSettingsProps } from "./DataTableColumnSettings.tsx";
export type { CellChange } from "./editHistory.ts";
export { DataTable, DataTableColumnSettings } from "./LazyDataTable.tsx";
export { type DataTableLayout, resolveLayout } from "./layout.ts";
export { createSelection, type Selection, type SelectionState } from "./selection.ts";
export type { OnEdit } from "./sheet.types.ts";
export { createTurns } from "./turns.ts";
export {
  useIsSelected,
  useSelectedCount,
  useSelectedKeys,
  useSelection,
  useSelectionState,
} from "./useSelection.ts";
