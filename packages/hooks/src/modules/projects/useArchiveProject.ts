import { archiveProject as archiveProjectCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { projectReads } from "./projectReads.ts";

/**
 * Archives a project, or restores it with `archived: false`. Nothing in it is deleted.
 *
 * @example
 * const { archiveProject, isSubmitting, error } = useArchiveProject();
 * await archiveProject(project.uid);
 */
export function useArchiveProject() {
  const { run, ...submission } = useApiMutation(archiveProjectCall, { revalidate: projectReads });
  const archiveProject = useCallback(
    (uid: string, archived = true) => run({ params: { id: uid }, body: { archived } }),
    [run],
  );
  return { archiveProject, ...submission };
}
