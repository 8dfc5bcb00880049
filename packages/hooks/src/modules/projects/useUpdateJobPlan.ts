import { type BodyOf, updateJobPlan as updateJobPlanCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { projectReads } from "./projectReads.ts";

/**
 * Sets fee and days of one creator before a request. Raises `stale_version` with the present row as `current`.
 *
 * @example
 * const { updateJobPlan, isSubmitting, error } = useUpdateJobPlan();
 * await updateJobPlan(project.uid, { creator_uid, plan, was });
 */
export function useUpdateJobPlan() {
  const { run, ...submission } = useApiMutation(updateJobPlanCall, { revalidate: projectReads });
  const updateJobPlan = useCallback(
    (uid: string, body: BodyOf<typeof updateJobPlanCall>) => run({ params: { id: uid }, body }),
    [run],
  );
  return { updateJobPlan, ...submission };
}
