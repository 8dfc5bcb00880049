import { listRemovedPosts } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * Posts that were taken out of a project and can still be brought back. Pass null to wait.
 *
 * @example
 * const { removedPosts } = useRemovedPosts(project.uid);
 */
export function useRemovedPosts(projectUid: string | null) {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    listRemovedPosts,
    projectUid === null ? null : { params: { id: projectUid } },
  );
  return { removedPosts: data?.items ?? [], isLoading, isRefreshing, error, refresh };
}
