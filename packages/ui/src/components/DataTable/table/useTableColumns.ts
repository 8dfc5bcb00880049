import { useMemo, useState } from "react";
import type { DataTableColumn } from "./columns.ts";
import { type DataTableLayout, emptyLayout, resolveLayout } from "./layout.ts";

export interface TableColumns<Row> {
  /** The shown columns in their order. */
  shown: readonly DataTableColumn<Row>[];
  /** px; undefined if neither the layout nor the column defines a width. */
  widthOf: (column: DataTableColumn<Row>) => number | undefined;
  /** The layout adjusted to the present columns. */
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

/** The caller's layout, or one that lives as long as the component. */
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
