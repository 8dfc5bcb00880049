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

const keptColumn = /^(-?)([A-Za-z0-9_]{1,60})(?:\*(\d{2,4}))?$/;

/** Columns as an address and a saved view keep them: in order, `-` before what is hidden, `*px` after a changed width. */
export const columnsText = ({ order = [], hidden = [], widths = {} }: Partial<DataTableLayout>): string =>
  order
    .map(
      (key) => `${hidden.includes(key) ? "-" : ""}${key}${widths[key] ? `*${Math.round(widths[key])}` : ""}`,
    )
    .join(".");

/** The columns that a text stands for; what one typed by hand gets wrong is left out. */
export function layoutOfColumns(text: string): DataTableLayout {
  const columns = text.split(".").flatMap((one) => {
    const [, sign, key, width] = keptColumn.exec(one) ?? [];
    return key === undefined ? [] : [{ key, isHidden: sign === "-", width }];
  });
  return {
    order: columns.map(({ key }) => key),
    hidden: columns.filter(({ isHidden }) => isHidden).map(({ key }) => key),
    widths: Object.fromEntries(columns.flatMap(({ key, width }) => (width ? [[key, Number(width)]] : []))),
  };
}
