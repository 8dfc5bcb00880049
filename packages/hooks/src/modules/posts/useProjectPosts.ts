import { listProjectPosts, type QueryOf } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * The posts of a project with their newest figures; with `is_daily` one row per post and day too.
 *
 * @example
 * const { posts } = useProjectPosts(project.uid, { platform: ["youtube"] });
 */
export function useProjectPosts(projectUid: string | null, filter: QueryOf<typeof listProjectPosts> = {}) {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    listProjectPosts,
    projectUid === null ? null : { params: { id: projectUid, format: "json" }, query: filter },
    { keepPreviousData: true },
  );
  return { posts: data?.items ?? [], daily: data?.daily ?? null, isLoading, isRefreshing, error, refresh };
}
