import type { TablePreference } from "@tsumugi/contract";
import type { DataTableLayout } from "@tsumugi/ui";

/** What the server keeps of a table, as the table takes it. */
export function toTableLayout(preference: TablePreference | null): Partial<DataTableLayout> {
  const columns = preference?.columns ?? [];
  return {
    order: columns.map(({ id }) => id),
    hidden: columns.filter(({ hidden }) => hidden).map(({ id }) => id),
    widths: Object.fromEntries(columns.flatMap(({ id, width }) => (width === null ? [] : [[id, width]]))),
  };
}

/** A table's layout as the server keeps it; sort and page size stay what they were. */
export function toTablePreference(layout: DataTableLayout, kept: TablePreference | null): TablePreference {
  return {
    sort: kept?.sort ?? null,
    page_size: kept?.page_size ?? null,
    columns: layout.order.map((id) => ({
      id,
      hidden: layout.hidden.includes(id),
      width: layout.widths[id] ?? null,
    })),
  };
}
