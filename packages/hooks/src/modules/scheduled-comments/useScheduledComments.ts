import { listScheduledComments } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * Scheduled comments of a room, and those that could not be sent; soonest first, kept up to date live.
 *
 * @param roomId null: not yet
 * @example
 * const { scheduledComments } = useScheduledComments(roomId);
 */
export function useScheduledComments(roomId: string | null) {
  const query = useApiQuery(listScheduledComments, roomId === null ? null : { params: { id: roomId } });
  const { data, isLoading, isRefreshing, error, refresh } = query;
  return { scheduledComments: data?.items ?? [], isLoading, isRefreshing, error, refresh };
}
