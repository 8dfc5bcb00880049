import { useEffect, useMemo } from "react";
import { distinctRows } from "./sheetPages.ts";
import { type ProjectCreatorFilter, useProjectCreators } from "./useProjectCreators.ts";

/** As many as one page may hold: 1,000 rows are five calls. */
const PAGE = 200;

/**
 * All rows of a project's sheet, page by page: the first page is shown at once, the others follow by themselves.
 *
 * @example
 * const { projectCreators, total, isComplete } = useAllProjectCreators(project.uid, { sort: "next_deadline" });
 */
export function useAllProjectCreators(
  projectUid: string | null,
  filter: Omit<ProjectCreatorFilter, "limit"> = {},
) {
  const list = useProjectCreators(projectUid, { ...filter, limit: PAGE });
  const { hasMore, isLoadingMore, error, loadMore, isLoading, projectCreators } = list;
  useEffect(() => {
    if (hasMore && !isLoadingMore && error === undefined) loadMore();
  }, [hasMore, isLoadingMore, error, loadMore]);
  const rows = useMemo(() => distinctRows(projectCreators), [projectCreators]);
  return { ...list, projectCreators: rows, isComplete: !isLoading && !hasMore };
}
