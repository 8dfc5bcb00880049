import { listJobRequestPosts } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * The posts of one job.
 *
 * @example
 * const { posts } = useJobRequestPosts(jobRequest.uid);
 */
export function useJobRequestPosts(jobRequestUid: string | null) {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    listJobRequestPosts,
    jobRequestUid === null ? null : { params: { id: jobRequestUid } },
  );
  return { posts: data?.items ?? [], isLoading, isRefreshing, error, refresh };
}
