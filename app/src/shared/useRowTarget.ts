import { useEffect, useState } from "react";
import { useArrivals } from "./useArrivals.ts";
import { useUrlState } from "./useUrlState.ts";

interface TargetedList {
  readonly keys: readonly string[];
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  /** Why what is shown could not be loaded afresh: then nothing is said to be gone. */
  readonly error?: unknown;
  readonly refresh: () => Promise<unknown>;
  readonly hasMore?: boolean;
  readonly loadMore?: () => void;
}

/**
 * The row that the address names (`?post=…`): its key for the table. What is on later pages is loaded until it is
 * there; `isGone` once everything was loaded afresh without it. The same link pressed again leads there again.
 */
export function useRowTarget(param: string, list: TargetedList) {
  const url = useUrlState();
  const key = url.get(param);
  const arrivals = useArrivals();
  const visit = `${arrivals} ${key}`;
  const [found, setFound] = useState("");
  const [asked, setAsked] = useState("");
  // For a moment no row is the one: then it is a new one to the table.
  const [shownFor, setShownFor] = useState(arrivals);
  useEffect(() => setShownFor(arrivals), [arrivals]);
  const { isLoading, isRefreshing, hasMore = false, loadMore, refresh } = list;
  const isThere = list.keys.includes(key);
  useEffect(() => {
    if (key === "" || isLoading) return;
    if (isThere) setFound(visit);
    else if (hasMore) loadMore?.();
    // What is shown may be from before the row came into being.
    else if (asked !== visit && !isRefreshing) void refresh().then(() => setAsked(visit));
  }, [key, visit, isThere, isLoading, isRefreshing, hasMore, loadMore, refresh, asked]);
  return {
    targetKey: shownFor === arrivals && key ? key : undefined,
    isGone: key !== "" && !isThere && found !== visit && asked === visit && !hasMore && !list.error,
    clear: () => url.set({ [param]: null }),
  };
}
