import { listArchivedProjects, listProjects, type ProjectListQuery } from "@tsumugi/contract";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";

export type ProjectFilter = Omit<ProjectListQuery, "cursor">;

/**
 * Projects page by page; with `archived` the archived ones. `null` filter: not yet.
 *
 * @example
 * const { projects, total, hasMore, loadMore } = useProjects({ keyword: "春" });
 */
export function useProjects(filter: ProjectFilter | null = {}, { archived = false } = {}) {
  const endpoint = archived ? listArchivedProjects : listProjects;
  const { items, ...list } = useApiInfiniteQuery<typeof listProjects | typeof listArchivedProjects>(
    endpoint,
    filter === null ? null : { query: filter },
  );
  return { projects: items, ...list };
}
