import { listNotifications } from "@tsumugi/contract";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";

/**
 * お知らせ, unread ones first. `href` of each is the path of the app that opens the row.
 *
 * @example
 * const { notifications, hasMore, loadMore } = useNotifications();
 */
export function useNotifications({ unread }: { readonly unread?: boolean } = {}) {
  const { items, ...list } = useApiInfiniteQuery(listNotifications, { query: { unread } });
  return { notifications: items, ...list };
}
