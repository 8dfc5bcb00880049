import { listSavedViews, type ViewList } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * Own views of a list and those shared in the company, by name.
 *
 * @example
 * const { savedViews } = useSavedViews("creators");
 */
export function useSavedViews(list: ViewList) {
  const { data, isLoading, error, refresh } = useApiQuery(listSavedViews, { query: { list } });
  return { savedViews: data?.items ?? [], isLoading, error, refresh };
}
