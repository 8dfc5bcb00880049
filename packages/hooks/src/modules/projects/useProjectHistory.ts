import { listProjectHistory, type QueryOf } from "@tsumugi/contract";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";

export type ProjectHistoryFilter = Omit<QueryOf<typeof listProjectHistory>, "cursor">;

/**
 * What was changed in a project's sheet, newest first: cells and moves of the status with their reasons. Of one row, or of
 * one cell by `column`. `null` uid: not yet.
 *
 * @example
 * const { projectHistory, hasMore, loadMore } = useProjectHistory(project.uid, { creator_uid, column: "memo" });
 */
export function useProjectHistory(projectUid: string | null, filter: ProjectHistoryFilter = {}) {
  const { items, ...list } = useApiInfiniteQuery(
    listProjectHistory,
    projectUid === null ? null : { params: { id: projectUid }, query: filter },
  );
  return { projectHistory: items, ...list };
}
