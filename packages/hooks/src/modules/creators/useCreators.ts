import { listCreators, type OpenCreatorListQuery } from "@tsumugi/contract";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";

export type CreatorFilter = Omit<OpenCreatorListQuery, "cursor">;

/**
 * Open creators page by page. `managed` marks those already registered here.
 *
 * @example
 * const { creators, total, loadMore } = useCreators({ keyword: "料理" });
 */
export function useCreators(filter: CreatorFilter | null = {}) {
  const { items, ...list } = useApiInfiniteQuery(listCreators, filter === null ? null : { query: filter });
  return { creators: items, ...list };
}
