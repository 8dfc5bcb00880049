import { type ProjectUpdateBody, updateProject as updateProjectCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { projectReads } from "./projectReads.ts";

/**
 * Changes a project over the version that was read. Raises `stale_version` with the present state in `current`.
 *
 * @example
 * const { updateProject, isSubmitting, error } = useUpdateProject();
 * await updateProject(project.uid, { version: project.version, name });
 */
export function useUpdateProject() {
  const { run, ...submission } = useApiMutation(updateProjectCall, { revalidate: projectReads });
  const updateProject = useCallback(
    (uid: string, body: ProjectUpdateBody & { readonly version: number }) =>
      run({ params: { id: uid }, body }),
    [run],
  );
  return { updateProject, ...submission };
}
