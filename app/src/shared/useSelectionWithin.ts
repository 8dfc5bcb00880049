import { type Selection, useSelection } from "@tsumugi/ui";
import { useEffect, useRef } from "react";

type Rows = readonly { readonly uid: string }[];

/** The list that is chosen from, as far as it is loaded. */
export interface ChosenFrom {
  readonly order: string | undefined;
  /** Undefined until the first page is there. */
  readonly total: number | undefined;
  readonly hasMore: boolean;
  /** While it is read, the rows may be those of another filter or order. */
  readonly isRefreshing: boolean;
}

/**
 * Of the rows that were listed, those that are no more. What is missing at the end may only stand further down than the
 * list is loaded: one of those that stood below it has to be there still.
 */
const goneFrom = (before: readonly string[], listed: ReadonlySet<string>): readonly string[] =>
  before.slice(0, before.findLastIndex((key) => listed.has(key)) + 1).filter((key) => !listed.has(key));

/**
 * A selection that ends when what narrows the list changes, and loses the rows that leave the list, archived by somebody
 * else for example: what is no longer on screen would be counted, and acted on unseen. A list that was out of sight for a
 * while and is shown again keeps it.
 */
export function useSelectionWithin(narrowedBy: string, rows?: Rows, from?: ChosenFrom): Selection {
  const { selection } = useSelection();
  const before = useRef(narrowedBy);
  useEffect(() => {
    if (before.current === narrowedBy) return;
    before.current = narrowedBy;
    selection.clear();
  }, [narrowedBy, selection]);
  useRowsThatLeave(selection, rows, from && { ...from, order: `${narrowedBy} ${from.order}` });
  return selection;
}

function useRowsThatLeave(selection: Selection, rows: Rows | undefined, from: ChosenFrom | undefined) {
  const before = useRef<{ readonly order: string | undefined; readonly keys: readonly string[] }>(null);
  const isRead = from?.total !== undefined && !from.isRefreshing;
  const { order, hasMore } = from ?? {};
  useEffect(() => {
    if (!isRead || !rows) return;
    const keys = rows.map(({ uid }) => uid);
    const last = before.current;
    before.current = { order, keys };
    const state = selection.state();
    const marked = state.mode === "some" ? state.keys : state.except;
    const listed = new Set(keys);
    const gone = hasMore
      ? new Set(last && last.order === order ? goneFrom(last.keys, listed) : [])
      : new Set(marked.filter((key) => !listed.has(key)));
    const left = marked.filter((key) => gone.has(key));
    // Of all that match, a row that is gone is no exception any more.
    if (left.length > 0) selection.set(left, state.mode === "all");
  }, [selection, isRead, rows, order, hasMore]);
}
