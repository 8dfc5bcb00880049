import type { SWRConfiguration } from "swr";
import { type Later, later } from "./later.ts";
import { QueryCache } from "./queryCache.ts";
import { isRetryable, MAX_RETRIES, retryDelay } from "./retryPolicy.ts";

type Settings = SWRConfiguration & { readonly provider: () => QueryCache };

/** SWR itself asks nothing more of a poll whose last answer was a failure. */
function isPolled(
  cache: QueryCache,
  key: string,
  { refreshInterval }: Pick<SWRConfiguration, "refreshInterval">,
): boolean {
  const every =
    typeof refreshInterval === "function" ? refreshInterval(cache.get(key)?.data) : refreshInterval;
  return every !== undefined && every > 0;
}

/** SWR as the specification sets it (§9), over a cache of its own. Stories bring their own clock and chance. */
export const swrSettings = (
  cache: QueryCache = new QueryCache(),
  wait: Later = later,
  random?: () => number,
): Settings => ({
  provider: () => cache,
  errorRetryCount: MAX_RETRIES,
  shouldRetryOnError: isRetryable,
  onErrorRetry: (_error, key, config, revalidate, { retryCount }) => {
    // What is polled is watched: it goes on as soon as the server is there again, however long that takes.
    if (retryCount > (config.errorRetryCount ?? MAX_RETRIES) && !isPolled(cache, key, config)) return;
    wait(() => revalidate({ retryCount, dedupe: true }), retryDelay(retryCount, random));
  },
});
