import { DataTableColumnSettings } from "@tsumugi/ui/eager";
import type { TableArrangement } from "../../shared/types.ts";
import { openCreatorColumns } from "./openCreatorColumns.tsx";

export type OpenCreatorColumnSettingsProps = Required<TableArrangement>;

const columns = openCreatorColumns();

/** 「列の設定」 of the table of open creators, for a page that keeps it beside its other actions. */
export const OpenCreatorColumnSettings = (props: OpenCreatorColumnSettingsProps) => (
  <DataTableColumnSettings {...props} columns={columns} />
);
