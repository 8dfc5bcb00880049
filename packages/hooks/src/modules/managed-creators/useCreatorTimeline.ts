import { listCreatorTimeline, type TimelineGroup } from "@tsumugi/contract";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";

/**
 * Everything that happened with a creator, newest first, page by page; `group` keeps one kind. `null` uid: not yet.
 * `total` stays undefined: a history is not counted.
 *
 * @example
 * const { timeline, hasMore, loadMore } = useCreatorTimeline(uid, { group: "messages" });
 */
export function useCreatorTimeline(
  uid: string | null,
  { group, limit = 20 }: { readonly group?: TimelineGroup | undefined; readonly limit?: number } = {},
) {
  const { items, ...list } = useApiInfiniteQuery(
    listCreatorTimeline,
    uid === null ? null : { params: { id: uid }, query: { limit, ...(group ? { group: [group] } : {}) } },
  );
  return { timeline: items, ...list };
}
