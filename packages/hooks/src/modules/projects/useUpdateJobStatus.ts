import { type BodyOf, updateJobStatus as updateJobStatusCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { jobReads } from "./jobReads.ts";

/**
 * Moves one creator or several to another status, all or none. Raises `illegal_transition`.
 *
 * @example
 * const { updateJobStatus, isSubmitting, error } = useUpdateJobStatus();
 * await updateJobStatus(project.uid, { creator_uid, job_status: "approved" });
 */
export function useUpdateJobStatus() {
  const { run, ...submission } = useApiMutation(updateJobStatusCall, { revalidate: jobReads });
  const updateJobStatus = useCallback(
    (uid: string, body: BodyOf<typeof updateJobStatusCall>) => run({ params: { id: uid }, body }),
    [run],
  );
  return { updateJobStatus, ...submission };
}
