import { listNotifications, markNotificationRead as markCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { cachedPages } from "../../core/revalidate.ts";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { usePutAnswer } from "../../core/usePutAnswer.ts";
import { useRevalidate } from "../../core/useRevalidate.ts";
import { type NotificationPage, unreadAfter, withRead } from "./readNotifications.ts";

const stale = [listNotifications];

/**
 * Marks one notification as read, or all of them with `"all"`; `until` (the newest one's `created_at` on screen) leaves
 * alone what came after it. Lists and badge follow at once; where the call fails they are as the server has them.
 *
 * @example
 * const { markNotificationRead } = useMarkNotificationRead();
 * await markNotificationRead("all", { until: notifications[0]?.created_at });
 */
export function useMarkNotificationRead() {
  const { run, ...submission } = useApiMutation(markCall, { revalidate: stale });
  const { cache } = useSWRConfig();
  const putAnswer = usePutAnswer();
  const revalidate = useRevalidate();
  const markNotificationRead = useCallback(
    async (uid: string, { until }: { readonly until?: string | undefined } = {}) => {
      const read = { uid, until };
      const held = cachedPages<NotificationPage>(cache, listNotifications);
      const pages = [...held.values()].flat();
      const at = new Date().toISOString();
      for (const [key, value] of held) {
        const of = Array.isArray(value) ? value : [value];
        const next = of.map((page) =>
          withRead(page, read, { at, unread_total: unreadAfter(read, pages, page.unread_total) }),
        );
        void putAnswer(key, Array.isArray(value) ? next : next[0]);
      }
      try {
        return await run({ params: { id: uid }, query: { until } });
      } catch (error) {
        revalidate(stale);
        throw error;
      }
    },
    [run, cache, putAnswer, revalidate],
  );
  return { markNotificationRead, ...submission };
}
