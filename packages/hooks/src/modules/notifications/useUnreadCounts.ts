import { getUnreadChatCount } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiQuery } from "../../core/useApiQuery.ts";
import {
  reduceUnread,
  toUnreadCounts,
  toUnreadWire,
  type UnreadCounts,
  type UnreadKind,
} from "./unreadCounts.ts";

const none: UnreadCounts = { unreadChatMessageCount: 0, unreadSupportChatMessageCount: 0 };

/**
 * Unread messages over all rooms, kept up to date live. `reduceBy` lowers a count at once, never
 * below zero; the server's count follows.
 *
 * @example
 * const { unreadCounts } = useUnreadCounts();
 */
export function useUnreadCounts() {
  const { data, isLoading, error, refresh, replace } = useApiQuery(getUnreadChatCount, {});
  const reduceBy = useCallback(
    async (kind: UnreadKind, amount: number) => {
      if (data) await replace(toUnreadWire(reduceUnread(toUnreadCounts(data), kind, amount)));
    },
    [data, replace],
  );
  return { unreadCounts: data ? toUnreadCounts(data) : none, reduceBy, isLoading, error, refresh };
}
