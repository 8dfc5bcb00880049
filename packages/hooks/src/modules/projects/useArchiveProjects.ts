import { archiveProjects as archiveProjectsCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { projectReads } from "./projectReads.ts";

/**
 * Archives several projects, or restores them with `archived: false`. Answers which changed, for an undo.
 *
 * @example
 * const { archiveProjects } = useArchiveProjects();
 * const { changed } = await archiveProjects(uids);
 */
export function useArchiveProjects() {
  const { run, ...submission } = useApiMutation(archiveProjectsCall, { revalidate: projectReads });
  const archiveProjects = useCallback(
    (uids: readonly string[], archived = true) => run({ body: { uids: [...uids], archived } }),
    [run],
  );
  return { archiveProjects, ...submission };
}
