import type { Project } from "@tsumugi/contract";
import { type ProjectCreatorFilter, useProjectCreators } from "@tsumugi/hooks";
import { useEffect } from "react";

/** The project's creators, page after page until all are there: a board and a calendar show no part. */
export function useAllProjectCreators(project: Project, filter: Omit<ProjectCreatorFilter, "limit"> = {}) {
  const list = useProjectCreators(project.uid, { ...filter, limit: 200 });
  const { hasMore, isLoadingMore, error, loadMore } = list;
  useEffect(() => {
    if (hasMore && !isLoadingMore && !error) loadMore();
  }, [hasMore, isLoadingMore, error, loadMore]);
  return list;
}
