import { getCreator } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * One open creator with recent posts.
 *
 * @example
 * const { creator } = useCreator(uid);
 */
export function useCreator(uid: string | null) {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    getCreator,
    uid === null ? null : { params: { id: uid } },
  );
  return { creator: data, isLoading, isRefreshing, error, refresh };
}
