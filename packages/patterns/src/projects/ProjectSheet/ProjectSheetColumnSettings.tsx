import type { ProjectColumn } from "@tsumugi/contract";
import { DataTableColumnSettings } from "@tsumugi/ui/eager";
import { useMemo } from "react";
import type { TableArrangement } from "../../shared/types.ts";
import type { ProjectSheetProps } from "./sheet.types.ts";
import { sheetColumns, withHidden, withMoreColumns } from "./sheetColumns.ts";

export interface ProjectSheetColumnSettingsProps extends Required<TableArrangement> {
  /** 案件の列。案件での順に並べます。 */
  columns: readonly ProjectColumn[];
  /** 報酬の列も出します。 */
  showFees: boolean;
  /** 発送など、ほかの仕事の列。 */
  moreColumns?: ProjectSheetProps["moreColumns"];
}

/** 「列の設定」 of a project's sheet: what this person sees of it, and in which order. */
export function ProjectSheetColumnSettings(props: ProjectSheetColumnSettingsProps) {
  const { columns, moreColumns, showFees, layout, onLayoutChange } = props;
  const drawn = useMemo(
    () =>
      withMoreColumns(
        sheetColumns({ columns, rows: [], members: [], now: 0, showFees, onOpenStatus: () => {} }),
        moreColumns,
      ),
    [columns, moreColumns, showFees],
  );
  const arranged = useMemo(() => withHidden(columns, layout), [columns, layout]);
  return <DataTableColumnSettings columns={drawn} layout={arranged} onLayoutChange={onLayoutChange} />;
}
