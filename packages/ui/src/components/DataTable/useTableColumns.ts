import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo, useState } from "react";
import type { DataTableColumn } from "./columns.ts";
import { type DataTableLayout, emptyLayout, resolveLayout } from "./layout.ts";

// Columns only: ten thousand rows through row models would cost more than drawing those in view.
const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});
const NO_ROWS: never[] = [];

export interface TableColumns<Row> {
  /** Shown columns, the pinned first one first. */
  shown: readonly DataTableColumn<Row>[];
  /** px by key; undefined where neither the person nor the column says one. */
  widthOf: (column: DataTableColumn<Row>) => number | undefined;
  /** The layout fitted to the columns of today. */
  layout: DataTableLayout;
}

/** Order, visibility, pinning and widths of the columns, kept by TanStack Table. */
export function useTableColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  stored: Partial<DataTableLayout> | undefined,
): TableColumns<Row> {
  // Callers make their columns anew at each draw; what the table state depends on changes rarely.
  const signature = columns
    .map(({ key, width, hideable }) => `${key}:${width ?? ""}:${hideable ?? ""}`)
    .join("|");
  const { definitions, layout, state } = useMemo(() => {
    const fitted = resolveLayout(columns, stored);
    const [first] = columns;
    return {
      layout: fitted,
      definitions: columns.map(({ key, header, width }) => ({ id: key, header, size: width })),
      state: {
        columnOrder: [...fitted.order],
        columnVisibility: Object.fromEntries(fitted.hidden.map((key) => [key, false])),
        columnSizing: { ...fitted.widths },
        columnPinning: { start: first ? [first.key] : [], end: [] },
      },
    };
  }, [signature, stored]);
  const table = useTable({ features, columns: definitions, data: NO_ROWS, state });
  const ids = table.getVisibleLeafColumns().map(({ id }) => id);
  const key = ids.join("|");
  const shown = useMemo(() => {
    const byKey = new Map(columns.map((column) => [column.key, column]));
    return ids.flatMap((id) => byKey.get(id) ?? []);
  }, [key, columns]);
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
