import { searchConnectedCreator } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * Records that are connected to an open creator. `null`: not yet.
 *
 * @example
 * const { managedCreators } = useConnectedCreators("はな");
 */
export function useConnectedCreators(keyword: string | null) {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    searchConnectedCreator,
    keyword === null ? null : { query: { keyword } },
    { keepPreviousData: true },
  );
  return { managedCreators: data?.items ?? [], isLoading, isRefreshing, error, refresh };
}
