import type { CallInput, Endpoint, ResponseOf } from "@tsumugi/contract";
import { useMemo } from "react";
import { useApiClient } from "./ApiProvider.tsx";

/** What was asked for before the screen was there, while the same is read; undefined where it has not come by then. */
export function useEarlyAnswer<E extends Endpoint>(
  key: string | null,
  endpoint: E,
  input: CallInput<E> | null,
): ResponseOf<E> | undefined {
  const client = useApiClient();
  // The key says all of the endpoint and its input.
  return useMemo(
    () => (key === null || input === null ? undefined : client.peek?.(endpoint, input)),
    [client, key],
  );
}
