import { listNotifications, markNotificationRead as markCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

/**
 * Marks one notification as read, or all of them with `"all"`.
 *
 * @example
 * const { markNotificationRead } = useMarkNotificationRead();
 * await markNotificationRead("all");
 */
export function useMarkNotificationRead() {
  const { run, ...submission } = useApiMutation(markCall, { revalidate: [listNotifications] });
  const markNotificationRead = useCallback((uid: string) => run({ params: { id: uid } }), [run]);
  return { markNotificationRead, ...submission };
}
