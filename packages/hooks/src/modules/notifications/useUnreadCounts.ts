import { getUnreadChatCount } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";
import { toUnreadCounts, type UnreadCounts } from "./unreadCounts.ts";

const none: UnreadCounts = { unreadChatMessageCount: 0, unreadSupportChatMessageCount: 0 };

/**
 * Unread messages over all rooms, kept up to date live. Reading a room lowers them at once.
 *
 * @example
 * const { unreadCounts } = useUnreadCounts();
 */
export function useUnreadCounts() {
  const { data, isLoading, error, refresh } = useApiQuery(getUnreadChatCount, {});
  return { unreadCounts: data ? toUnreadCounts(data) : none, isLoading, error, refresh };
}
