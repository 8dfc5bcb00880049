import { getProject } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * One project with its counts per phase. `null` uid: not yet.
 *
 * @example
 * const { project, isLoading, error } = useProject(uid);
 */
export function useProject(uid: string | null) {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    getProject,
    uid === null ? null : { params: { id: uid } },
  );
  return { project: data, isLoading, isRefreshing, error, refresh };
}
