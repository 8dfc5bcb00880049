import { useMemo, useState } from "react";
import type { DataTableColumn } from "./columns.ts";
import { type DataTableLayout, emptyLayout, resolveLayout } from "./layout.ts";

export interface TableColumns<Row> {
  /** Shown columns, the pinned first one first. */
  shown: readonly DataTableColumn<Row>[];
  /** px by key; undefined where neither the person nor the column says one. */
  widthOf: (column: DataTableColumn<Row>) => number | undefined;
  /** The layout fitted to the columns of today. */
  layout: DataTableLayout;
}

/** The columns in the order, with the visibility and the widths that the layout gives them. */
export function useTableColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  stored: Partial<DataTableLayout> | undefined,
): TableColumns<Row> {
  // Callers create new column objects on each render; what the layout reads from them rarely changes.
  const signature = columns
    .map(({ key, width, hideable }) => `${key}:${width ?? ""}:${hideable ?? ""}`)
    .join("|");
  const layout = useMemo(() => resolveLayout(columns, stored), [signature, stored]);
  const shown = useMemo(() => {
    const byKey = new Map(columns.map((column) => [column.key, column]));
    return layout.order.filter((key) => !layout.hidden.includes(key)).flatMap((key) => byKey.get(key) ?? []);
  }, [layout, columns]);
  return { shown, widthOf: (column) => layout.widths[column.key] ?? column.width, layout };
}

/** A layout that lives as long as the component, or the caller's own. */
export function useTableLayout(
  stored: Partial<DataTableLayout> | undefined,
  onChange: ((layout: DataTableLayout) => void) | undefined,
): [Partial<DataTableLayout>, (layout: DataTableLayout) => void] {
  const [own, setOwn] = useState<Partial<DataTableLayout>>(emptyLayout);
  const set = (layout: DataTableLayout) => {
    if (stored === undefined) setOwn(layout);
    onChange?.(layout);
  };
  return [stored ?? own, set];
}
