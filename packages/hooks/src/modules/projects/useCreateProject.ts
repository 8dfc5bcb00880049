import { createProject as createProjectCall, type ProjectBody } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { projectReads } from "./projectReads.ts";

/**
 * Creates a project; with `duplicate_of` omitted fields are copied from that project.
 *
 * @example
 * const { createProject, isSubmitting, error } = useCreateProject();
 * const project = await createProject({ name: "春の新作" });
 */
export function useCreateProject() {
  const { run, ...submission } = useApiMutation(createProjectCall, { revalidate: projectReads });
  const createProject = useCallback((body: ProjectBody) => run({ body }), [run]);
  return { createProject, ...submission };
}
