import { useEffect } from "react";
import { useSWRConfig } from "swr";
import { QueryCache } from "./queryCache.ts";

/** Keeps cache entries from being dropped while the calling component is mounted. */
export function useRetainedKeys(keys: readonly string[]): void {
  const { cache } = useSWRConfig();
  const joined = keys.join("\n");
  useEffect(() => {
    if (joined === "" || !(cache instanceof QueryCache)) return;
    return cache.retain(joined.split("\n"));
  }, [cache, joined]);
}
