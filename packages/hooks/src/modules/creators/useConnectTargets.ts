import { searchConnectTarget } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * Open creators that no record here is connected to, at most 50. `null`: not yet.
 *
 * @example
 * const { creators } = useConnectTargets("はな");
 */
export function useConnectTargets(keyword: string | null) {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    searchConnectTarget,
    keyword === null ? null : { query: { keyword } },
    { keepPreviousData: true },
  );
  return { creators: data?.items ?? [], isLoading, isRefreshing, error, refresh };
}
