import { type CallInput, type Endpoint, endpointKey, type ResponseOf } from "@tsumugi/contract";
import { useCallback, useMemo } from "react";
import useSWRInfinite from "swr/infinite";
import { useApiClient } from "./ApiProvider.tsx";
import type { ApiError } from "./apiError.ts";
import { joinPages, type Page } from "./pages.ts";
import { rightsEnded } from "./rightsEnded.ts";
import { useEarlyAnswer } from "./useEarlyAnswer.ts";
import { useRetainedKeys } from "./useRetainedKeys.ts";

/** An item of the paged answer of an endpoint. */
export type ItemOf<E extends Endpoint> = ResponseOf<E> extends Page<infer T> ? T : never;

export interface ApiInfiniteQuery<T, P = Page<T>> {
  readonly items: readonly T[];
  /** The first page as it came, for what stands beside its items: totals over all that match. */
  readonly firstPage: P | undefined;
  /** All that match, not only what is loaded; undefined until the first page is there. */
  readonly total: number | undefined;
  /** There are more than `total`: they are not counted to the end. */
  readonly isTotalCapped: boolean;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly isLoadingMore: boolean;
  readonly error: ApiError | undefined;
  /** Nothing to show yet. */
  readonly isLoading: boolean;
  /** What is shown answers the query before this one. */
  readonly isPrevious: boolean;
  readonly isRefreshing: boolean;
  readonly refresh: () => Promise<void>;
}

/**
 * Reads a list page by page (`limit`, `cursor`). What is shown stays while another query loads.
 *
 * @example
 * const list = useApiInfiniteQuery(listManagedCreators, { query: { keyword } });
 */
export function useApiInfiniteQuery<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | null,
): ApiInfiniteQuery<ItemOf<E>, ResponseOf<E>> {
  const client = useApiClient();
  const inputs = new Map<string, CallInput<E>>();
  const keyOf = (cursor: string | null): string => {
    const paged =
      cursor === null ? input : { ...input, query: { ...(input as { query?: object }).query, cursor } };
    const key = endpointKey(endpoint, paged as CallInput<E>);
    inputs.set(key, paged as CallInput<E>);
    return key;
  };
  const getKey = (index: number, previous: Page<ItemOf<E>> | null): string | null => {
    if (input === null || (index > 0 && !previous?.next_cursor)) return null;
    return keyOf(index === 0 ? null : (previous?.next_cursor ?? null));
  };
  const early = useEarlyAnswer(input && keyOf(null), endpoint, input) as Page<ItemOf<E>> | undefined;
  const {
    data: held,
    error,
    isValidating,
    isLoading: isFirstAnswer,
    size,
    setSize,
    mutate,
  } = useSWRInfinite<Page<ItemOf<E>>, ApiError>(
    getKey,
    async (key: string) => (await client.call(endpoint, inputs.get(key) as CallInput<E>)) as Page<ItemOf<E>>,
    { keepPreviousData: true, ...(early && { fallbackData: [early] }) },
  );
  const data = rightsEnded(error) ? undefined : held;
  const cursors = [null, ...(data ?? []).map((page) => page.next_cursor)].filter((c, i) => i === 0 || c);
  const pageKeys = input === null ? [] : cursors.map(keyOf);
  useRetainedKeys(pageKeys[0] === undefined ? [] : [`$inf$${pageKeys[0]}`, ...pageKeys]);
  const hasMore = Boolean(data?.at(-1)?.next_cursor);
  const isLoadingMore = isValidating && data !== undefined && data.length < size;
  const loadMore = useCallback(() => {
    if (hasMore && !isLoadingMore) void setSize((now) => now + 1).catch(() => undefined);
  }, [hasMore, isLoadingMore, setSize]);
  const refresh = useCallback(async () => {
    await mutate().catch(() => undefined);
  }, [mutate]);
  const items = useMemo(() => joinPages(data ?? []), [data]);
  return {
    items,
    firstPage: data?.[0] as ResponseOf<E> | undefined,
    total: data?.[0]?.total,
    isTotalCapped: data?.[0]?.total_is_capped ?? false,
    hasMore,
    loadMore,
    isLoadingMore,
    error,
    isLoading: input !== null && data === undefined && error === undefined,
    isPrevious: isFirstAnswer && data !== undefined,
    isRefreshing: isValidating,
    refresh,
  };
}
