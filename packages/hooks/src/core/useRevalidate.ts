import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { revalidateStale, type Stale } from "./revalidate.ts";

/** Loads again what a change outside of the usual mutations made stale. */
export function useRevalidate(): (stale: readonly Stale[]) => void {
  const { cache, mutate } = useSWRConfig();
  return useCallback((stale) => void revalidateStale(cache, (key) => mutate(key), stale), [cache, mutate]);
}
