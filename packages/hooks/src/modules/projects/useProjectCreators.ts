import { listProjectCreators, type ProjectCreatorListQuery } from "@tsumugi/contract";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";

export type ProjectCreatorFilter = Omit<ProjectCreatorListQuery, "cursor">;

/**
 * The creators in a project, page by page. `creator_uid` is the managed creator's uid.
 *
 * @example
 * const { projectCreators, total } = useProjectCreators(project.uid, { job_status: ["requested"] });
 */
export function useProjectCreators(projectUid: string | null, filter: ProjectCreatorFilter = {}) {
  const { items, ...list } = useApiInfiniteQuery(
    listProjectCreators,
    projectUid === null ? null : { params: { id: projectUid }, query: filter },
  );
  return { projectCreators: items, ...list };
}
