import type { SWRConfiguration } from "swr";
import { QueryCache } from "./queryCache.ts";
import { isRetryable, MAX_RETRIES, retryDelay } from "./retryPolicy.ts";

type Settings = SWRConfiguration & { readonly provider: () => QueryCache };

/** SWR as the specification sets it (§9), over a cache of its own. */
export const swrSettings = (cache: QueryCache = new QueryCache()): Settings => ({
  provider: () => cache,
  errorRetryCount: MAX_RETRIES,
  shouldRetryOnError: isRetryable,
  onErrorRetry: (_error, _key, config, revalidate, { retryCount }) => {
    if (retryCount > (config.errorRetryCount ?? MAX_RETRIES)) return;
    setTimeout(() => revalidate({ retryCount, dedupe: true }), retryDelay(retryCount));
  },
});
