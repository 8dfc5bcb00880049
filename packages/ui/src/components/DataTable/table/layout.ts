/** Order, visibility and widths of columns as a value that can be stored. No DOM, no React. */

export interface DataTableLayout {
  /** 列の鍵の順。なくなった列は外れ、新しい列はもともとの場所に入ります。 */
  order: readonly string[];
  /** 隠した列の鍵。 */
  hidden: readonly string[];
  /** 列の鍵ごとの幅（px）。利用者が変えたものだけ。 */
  widths: Readonly<Record<string, number>>;
}

export interface LayoutColumn {
  /** 列の鍵。 */
  key: string;
  /** もともとの幅（px）。 */
  width?: number;
  /** false なら隠せません。 */
  hideable?: boolean;
}

export const MIN_WIDTH = 56;
export const MAX_WIDTH = 960;
export const emptyLayout: DataTableLayout = { order: [], hidden: [], widths: {} };

export const clampWidth = (width: number) => Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));

/** The first column names the row, so it cannot be hidden or moved. */
export const canHide = (columns: readonly LayoutColumn[], key: string) =>
  columns[0]?.key !== key && columns.find((column) => column.key === key)?.hideable !== false;

/**
 * Every present column exactly once: known ones in the stored order, new ones after the column they follow in
 * the definition, and the first column first.
 */
export function resolveOrder(columns: readonly LayoutColumn[], order: readonly string[]): string[] {
  const keys = columns.map(({ key }) => key);
  const known = new Set(keys);
  const result = [...new Set(order)].filter((key) => known.has(key));
  keys.forEach((key, index) => {
    if (result.includes(key)) return;
    const before = keys.slice(0, index).findLast((one) => result.includes(one));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, key);
  });
  const first = keys[0];
  return first === undefined ? [] : [first, ...result.filter((key) => key !== first)];
}

/** The stored layout, adjusted to the present columns. */
export function resolveLayout(
  columns: readonly LayoutColumn[],
  layout: Partial<DataTableLayout> = emptyLayout,
): DataTableLayout {
  const known = new Set(columns.map(({ key }) => key));
  const widths = Object.entries(layout.widths ?? {})
    .filter(([key, width]) => known.has(key) && Number.isFinite(width))
    .map(([key, width]) => [key, clampWidth(width)] as const);
  return {
    order: resolveOrder(columns, layout.order ?? []),
    hidden: [...new Set(layout.hidden)].filter((key) => known.has(key) && canHide(columns, key)),
    widths: Object.fromEntries(widths),
  };
}

/**
 * Moves a column by a number of places among the shown ones. Hidden columns keep their neighbours; the first
 * column stays.
 */
export function moveColumn(layout: DataTableLayout, key: string, by: number): DataTableLayout {
  const shown = layout.order.filter((one) => one === key || !layout.hidden.includes(one));
  const from = shown.indexOf(key);
  const to = Math.min(shown.length - 1, Math.max(1, from + by));
  const neighbour = shown[to];
  if (from < 1 || to === from || neighbour === undefined) return layout;
  const order = layout.order.filter((one) => one !== key);
  order.splice(order.indexOf(neighbour) + (to > from ? 1 : 0), 0, key);
  return { ...layout, order };
}

/**
 * The place among the shown columns that a column dragged to `x` would take, given the centers of all of them
 * (px, in order). The first place is never returned.
 */
export const dropPlace = (middles: readonly number[], from: number, x: number): number =>
  Math.max(1, middles.filter((middle, index) => index !== from && middle < x).length);

/** Shows or hides a column without changing its place. */
export const toggleColumn = (layout: DataTableLayout, key: string, shown: boolean): DataTableLayout => ({
  ...layout,
  hidden: shown ? layout.hidden.filter((one) => one !== key) : [...new Set([...layout.hidden, key])],
});

export const setColumnWidth = (layout: DataTableLayout, key: string, width: number): DataTableLayout => ({
  ...layout,
  widths: { ...layout.widths, [key]: clampWidth(width) },
});

/** Whether the layout equals the defaults of the columns. */
export const isDefaultLayout = (columns: readonly LayoutColumn[], layout: DataTableLayout) =>
  layout.hidden.length === 0 &&
  Object.keys(layout.widths).length === 0 &&
  columns.every(({ key }, index) => layout.order[index] === key);
