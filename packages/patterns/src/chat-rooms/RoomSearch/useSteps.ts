import { useEffect, useRef, useState } from "react";
import type { RoomSearchProps } from "./RoomSearch.tsx";

type Steps = Pick<
  RoomSearchProps,
  "keyword" | "found" | "currentId" | "onShow" | "hasMore" | "onLoadMore" | "loading" | "loadingMore"
>;

/** What was asked for and is not there yet: the one at this place among those that a keyword finds. */
interface Wanted {
  readonly keyword: string;
  readonly place: number;
}

/** The way from one found comment to the next: 1 to an older one, -1 to a newer one. */
export function useSteps({ keyword, found, currentId, onShow, hasMore, onLoadMore, ...state }: Steps) {
  const { loading = false, loadingMore = false } = state;
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const at = found.findIndex(({ id }) => id === currentId);
  const isLast = at === found.length - 1;
  // A key may follow the last one before that has been drawn.
  const latestId = useRef(currentId);
  useEffect(() => {
    latestId.current = currentId;
  }, [currentId]);

  const step = (by: 1 | -1) => {
    // What stands there is of the words before.
    if (loading) return setWanted({ keyword, place: 0 });
    setWanted(null);
    const from = found.findIndex(({ id }) => id === latestId.current);
    const next = from < 0 ? found[0] : found[from + by];
    if (next) {
      latestId.current = next.id;
      return onShow(next.id);
    }
    if (by < 0 || !hasMore || loadingMore) return;
    setWanted({ keyword, place: found.length });
    onLoadMore?.();
  };

  useEffect(() => {
    if (wanted?.keyword !== keyword || loading) return;
    const hit = found[wanted.place];
    // A page of those further back may come later; without a first one there is nothing to wait for.
    if (hit || wanted.place === 0) setWanted(null);
    if (!hit) return;
    latestId.current = hit.id;
    onShow(hit.id);
  }, [wanted, loading, found, keyword, onShow]);

  return {
    /** -1: none of them is shown. */
    at,
    canGoBack: found.length > 0 && at !== 0,
    canGoOn: found.length > 0 && (at < 0 || !isLast || hasMore === true),
    step,
    /** Once this is what the field holds. */
    goToFirst: (typed: string) => setWanted({ keyword: typed, place: 0 }),
  };
}
