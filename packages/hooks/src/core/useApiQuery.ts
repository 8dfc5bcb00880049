import { type CallInput, type Endpoint, endpointKey, type ResponseOf } from "@tsumugi/contract";
import { useCallback } from "react";
import useSWR from "swr";
import { useApiClient } from "./ApiProvider.tsx";
import type { ApiError } from "./apiError.ts";
import { rightsEnded } from "./rightsEnded.ts";
import { useDrawn } from "./useDrawn.ts";
import { useEarlyAnswer } from "./useEarlyAnswer.ts";
import { useRetainedKeys } from "./useRetainedKeys.ts";

export interface ApiQueryOptions<T> {
  /** Keeps the last answer on screen while another input loads. */
  readonly keepPreviousData?: boolean;
  /** Milliseconds between polls, 0 or absent for none; may depend on the newest answer. */
  readonly refreshInterval?: number | ((newest: T | undefined) => number);
  readonly revalidateOnFocus?: boolean;
  /** `false`: an answer held in the cache is not asked for again. */
  readonly revalidateIfStale?: boolean;
}

export interface ApiQuery<T> {
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
  /** Nothing to show yet. */
  readonly isLoading: boolean;
  /** A request is under way, whether or not something is shown. */
  readonly isRefreshing: boolean;
  readonly refresh: () => Promise<void>;
  /** Puts a value in the cache without asking the server. */
  readonly replace: (value: T) => Promise<void>;
}

/**
 * Reads a call through the cache. `null` input: not yet. Hooks of a slice rename `data`.
 *
 * @example
 * const { data, error, isLoading } = useApiQuery(getManagedCreator, uid ? { params: { id: uid } } : null);
 */
export function useApiQuery<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | null,
  options: ApiQueryOptions<ResponseOf<E>> = {},
): ApiQuery<ResponseOf<E>> {
  const client = useApiClient();
  const key = input === null ? null : endpointKey(endpoint, input);
  const early = useEarlyAnswer(key, endpoint, input);
  const {
    data: cached,
    error,
    isValidating,
    mutate,
  } = useSWR<ResponseOf<E>, ApiError>(
    key,
    input === null ? null : () => client.call(endpoint, input),
    early === undefined ? options : { ...options, fallbackData: early },
  );
  useRetainedKeys(key === null ? [] : [key]);
  const data = useDrawn(key, cached, rightsEnded(error));
  const refresh = useCallback(async () => {
    // The failure is in `error`; a caller that awaits only needs to know the end.
    await mutate().catch(() => undefined);
  }, [mutate]);
  const replace = useCallback(
    async (value: ResponseOf<E>) => {
      // The cache may be gone by now, with the session.
      await mutate(value, { revalidate: false }).catch(() => undefined);
    },
    [mutate],
  );
  const isLoading = key !== null && data === undefined && error === undefined;
  return { data, error, isLoading, isRefreshing: isValidating, refresh, replace };
}
