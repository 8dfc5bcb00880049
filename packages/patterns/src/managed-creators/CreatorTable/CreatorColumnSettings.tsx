import { DataTableColumnSettings } from "@tsumugi/ui/eager";
import { useMemo } from "react";
import type { TableArrangement } from "../../shared/types.ts";
import type { CreatorTableProps } from "./CreatorTable.tsx";
import { creatorColumns } from "./creatorColumns.tsx";
import { withRareHidden } from "./creatorLayout.ts";

export type CreatorColumnSettingsProps = Required<TableArrangement> &
  Pick<CreatorTableProps, "showFees" | "customFields">;

/** 「列の設定」 of the creators' table, for a page that keeps it beside its other actions. */
export function CreatorColumnSettings(props: CreatorColumnSettingsProps) {
  const { layout, onLayoutChange, showFees, customFields } = props;
  const columns = useMemo(() => creatorColumns({ showFees, customFields }), [showFees, customFields]);
  const arranged = useMemo(() => withRareHidden(layout), [layout]);
  return <DataTableColumnSettings columns={columns} layout={arranged} onLayoutChange={onLayoutChange} />;
}
