import { listNotifications } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * How many お知らせ are unread, for the badge.
 *
 * @example
 * const { unreadNotificationCount } = useUnreadNotificationCount();
 */
export function useUnreadNotificationCount() {
  const { data, isLoading, error, refresh } = useApiQuery(listNotifications, { query: { limit: 1 } });
  return { unreadNotificationCount: data?.unread_total ?? 0, isLoading, error, refresh };
}
