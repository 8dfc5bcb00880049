import { type BodyOf, getProjectTerms, updateProjectTerms as updateCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * The terms that a project keeps for its requests, and those of its newest one. `null`: not yet.
 *
 * @example
 * const { projectTerms } = useProjectTerms(isOpen ? project.uid : null);
 */
export function useProjectTerms(projectUid: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery(
    getProjectTerms,
    projectUid === null ? null : { params: { id: projectUid } },
  );
  return { projectTerms: data, isLoading, error, refresh };
}

/**
 * Keeps terms as the project's default; `terms: null` forgets them. Raises `stale_version`.
 *
 * @example
 * const { updateProjectTerms, isSubmitting, error } = useUpdateProjectTerms();
 */
export function useUpdateProjectTerms() {
  const { run, ...submission } = useApiMutation(updateCall, { revalidate: [getProjectTerms] });
  const updateProjectTerms = useCallback(
    (uid: string, body: BodyOf<typeof updateCall>) => run({ params: { id: uid }, body }),
    [run],
  );
  return { updateProjectTerms, ...submission };
}
