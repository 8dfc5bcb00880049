import { type ArchivedNoticesQuery, listArchivedNotices } from "@tsumugi/contract";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";

export type ArchivedNoticeFilter = Omit<ArchivedNoticesQuery, "cursor">;

/**
 * Notices of companies that were erased, the newest transaction first; for operators. `null`: not yet.
 *
 * @example
 * const { archivedNotices, loadMore } = useArchivedNotices({ keyword: "佐々木", from: "2025-04-01" });
 */
export function useArchivedNotices(filter: ArchivedNoticeFilter | null = {}) {
  const { items, ...list } = useApiInfiniteQuery(listArchivedNotices, filter && { query: filter });
  return { archivedNotices: items, ...list };
}
