import { searchSupportCreators } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * Creators to write to as support, at most 50, whether or not they have a room. `null`: not yet.
 *
 * @example
 * const { supportCreators, isRefreshing } = useSupportCreators(keyword);
 */
export function useSupportCreators(keyword: string | null) {
  const input = keyword === null ? null : { query: keyword ? { keyword } : {} };
  const { data, ...query } = useApiQuery(searchSupportCreators, input, { keepPreviousData: true });
  return { supportCreators: data?.items ?? [], ...query };
}
