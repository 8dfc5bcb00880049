import { useEffect, useState } from "react";
import { useUrlState } from "./useUrlState.ts";

interface TargetedList {
  readonly keys: readonly string[];
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  readonly refresh: () => Promise<unknown>;
  readonly hasMore?: boolean;
  readonly loadMore?: () => void;
}

/**
 * The row that the address names (`?post=…`): its key for the table. What is on later pages is loaded until it is
 * there; `isGone` once everything was loaded afresh without it.
 */
export function useRowTarget(param: string, list: TargetedList) {
  const url = useUrlState();
  const key = url.get(param);
  const [found, setFound] = useState("");
  const [asked, setAsked] = useState("");
  const { isLoading, isRefreshing, hasMore = false, loadMore, refresh } = list;
  const isThere = list.keys.includes(key);
  useEffect(() => {
    if (key === "" || isLoading) return;
    if (isThere) setFound(key);
    else if (hasMore) loadMore?.();
    // What is shown may be from before the row came into being.
    else if (asked !== key && !isRefreshing) void refresh().then(() => setAsked(key));
  }, [key, isThere, isLoading, isRefreshing, hasMore, loadMore, refresh, asked]);
  return {
    targetKey: key || undefined,
    isGone: key !== "" && !isThere && found !== key && asked === key && !hasMore,
    clear: () => url.set({ [param]: null }),
  };
}
