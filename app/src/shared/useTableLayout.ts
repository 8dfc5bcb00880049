import { useTablePreference } from "@tsumugi/hooks";
import type { DataTableLayout } from "@tsumugi/ui";
import { useCallback, useMemo } from "react";
import { toTableLayout, toTablePreference } from "./tableLayout.ts";

/** `layout` and `onLayoutChange` of a table, kept on the server for this person. */
export function useTableLayout(table: string) {
  const { tablePreference, saveTablePreference } = useTablePreference(table);
  const layout = useMemo(() => toTableLayout(tablePreference), [tablePreference]);
  const onLayoutChange = useCallback(
    (next: DataTableLayout) => saveTablePreference(toTablePreference(next, tablePreference)),
    [tablePreference, saveTablePreference],
  );
  return { layout, onLayoutChange };
}
