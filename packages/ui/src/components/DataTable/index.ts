export type { DataTableColumn } from "./columns.ts";
export { DataTable, type DataTableProps } from "./DataTable.tsx";
export { createSelection, type Selection } from "./selection.ts";
export { useSelectedKeys, useSelection } from "./useSelection.ts";
