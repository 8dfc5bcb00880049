import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { isApiError } from "../../core/apiError.ts";
import { revalidateStale } from "../../core/revalidate.ts";
import { companyReads } from "./companyReads.ts";

/** Where somebody was faster, what stands is read again: the next press is meant for that, and not refused once more. */
export function useRereadWhenLate() {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async <T>(call: Promise<T>): Promise<T> => {
      try {
        return await call;
      } catch (cause) {
        if (isApiError(cause) && (cause.status === 404 || cause.status === 409))
          void revalidateStale(cache, (key) => mutate(key), companyReads);
        throw cause;
      }
    },
    [cache, mutate],
  );
}
