import { type AdminCreatorListQuery, adminSearchCreators } from "@tsumugi/contract";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";

export type AdminCreatorFilter = Omit<AdminCreatorListQuery, "cursor">;

/**
 * All creators for operators page by page, open or not, with what a deletion would touch.
 *
 * @example
 * const { creators, total, loadMore } = useAdminCreators({ keyword: "はな", state: "open" });
 */
export function useAdminCreators(filter: AdminCreatorFilter | null = {}) {
  const { items, ...list } = useApiInfiniteQuery(
    adminSearchCreators,
    filter === null ? null : { query: filter },
  );
  return { creators: items, ...list };
}
