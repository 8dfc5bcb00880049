import { adminSearchCreators } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * All creators for operators, at most 50, with what a deletion would touch.
 *
 * @example
 * const { creators } = useAdminCreators("はな");
 */
export function useAdminCreators(keyword: string | null) {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    adminSearchCreators,
    keyword === null ? null : { query: { keyword } },
    { keepPreviousData: true },
  );
  return { creators: data?.items ?? [], isLoading, isRefreshing, error, refresh };
}
