export type { DataTableColumn } from "./columns.ts";
export type { DataTableProps } from "./DataTable.tsx";
export { DataTable } from "./LazyDataTable.tsx";
export { createSelection, type Selection } from "./selection.ts";
export { useSelectedKeys, useSelection } from "./useSelection.ts";
