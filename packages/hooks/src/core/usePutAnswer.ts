import { useCallback } from "react";
import { useSWRConfig } from "swr";

/**
 * Puts a value into the cache without asking the server, e.g. the answer of a write. It can fail only where the cache is
 * gone (signed out, another company): nobody is left who would see the value, and what was written is written.
 */
export function usePutAnswer() {
  const { mutate } = useSWRConfig();
  return useCallback(
    async <T>(key: string, value: T | ((held: T | undefined) => T | undefined)): Promise<void> => {
      await mutate<T>(key, value, { revalidate: false }).catch(() => undefined);
    },
    [mutate],
  );
}
