import type { SWRConfiguration } from "swr";
import { type Later, later } from "./later.ts";
import { QueryCache } from "./queryCache.ts";
import { isRetryable, MAX_RETRIES, retryDelay } from "./retryPolicy.ts";

type Settings = SWRConfiguration & { readonly provider: () => QueryCache };

/** SWR as the specification sets it (§9), over a cache of its own. Stories bring their own clock and chance. */
export const swrSettings = (
  cache: QueryCache = new QueryCache(),
  wait: Later = later,
  random?: () => number,
): Settings => ({
  provider: () => cache,
  errorRetryCount: MAX_RETRIES,
  shouldRetryOnError: isRetryable,
  onErrorRetry: (_error, _key, config, revalidate, { retryCount }) => {
    if (retryCount > (config.errorRetryCount ?? MAX_RETRIES)) return;
    wait(() => revalidate({ retryCount, dedupe: true }), retryDelay(retryCount, random));
  },
});
