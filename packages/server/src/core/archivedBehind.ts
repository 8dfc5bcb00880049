/** Begins a cursor that stands among the archived ones; the letters of other cursors hold no point. */
const BEHIND = "archived.";

export interface Walk {
  readonly archived: boolean;
  readonly limit: number;
  readonly cursor: string | undefined;
}

/**
 * A page of a list that holds the archived ones too, behind all the others. Two walks over the index of the order, the
 * second where the first leaves room: one order over both would sort the whole table.
 */
export async function archivedBehind<Row>(
  page: { readonly limit: number; readonly cursor?: string | undefined },
  walk: (walk: Walk) => Promise<readonly Row[]>,
  cursorOf: (row: Row) => string,
): Promise<{ rows: Row[]; next_cursor: string | null }> {
  const { limit, cursor } = page;
  const isBehind = cursor?.startsWith(BEHIND) ?? false;
  const others = isBehind ? [] : await walk({ archived: false, limit: limit + 1, cursor });
  const free = limit + 1 - others.length;
  const after = isBehind ? cursor?.slice(BEHIND.length) : undefined;
  const archived = free > 0 ? await walk({ archived: true, limit: free, cursor: after }) : [];
  const rows = [...others, ...archived].slice(0, limit);
  const last = rows.at(-1);
  const hasMore = others.length + archived.length > limit && last !== undefined;
  const prefix = rows.length > others.length ? BEHIND : "";
  return { rows, next_cursor: hasMore ? `${prefix}${cursorOf(last)}` : null };
}
