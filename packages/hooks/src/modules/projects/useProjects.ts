import { listArchivedProjects, listProjects, type OpenProjectListQuery } from "@tsumugi/contract";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";

export type ProjectFilter = Omit<OpenProjectListQuery, "cursor">;

/** Whoever reads the archived ones has no others to put them behind. */
function queryOf({ with_archived, ...filter }: ProjectFilter, archived: boolean) {
  return archived || !with_archived ? filter : { ...filter, with_archived };
}

/**
 * Projects page by page; with `archived` the archived ones, with `with_archived` these too, last. `null` filter: not yet.
 *
 * @example
 * const { projects, total, hasMore, loadMore } = useProjects({ keyword: "春" });
 */
export function useProjects(filter: ProjectFilter | null = {}, { archived = false } = {}) {
  const endpoint = archived ? listArchivedProjects : listProjects;
  const { items, ...list } = useApiInfiniteQuery<typeof listProjects | typeof listArchivedProjects>(
    endpoint,
    filter === null ? null : { query: queryOf(filter, archived) },
  );
  return { projects: items, ...list };
}
