import { assignCreators as assignCreatorsCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { projectReads } from "./projectReads.ts";

/**
 * Adds managed creators to a project; those already in it are left as they are.
 *
 * @example
 * const { assignCreators, isSubmitting, error } = useAssignCreators();
 * const { assigned, already_assigned } = await assignCreators(project.uid, selected);
 */
export function useAssignCreators() {
  const { run, ...submission } = useApiMutation(assignCreatorsCall, { revalidate: projectReads });
  const assignCreators = useCallback(
    (uid: string, creatorUids: string[]) => run({ params: { id: uid }, body: { creator_uids: creatorUids } }),
    [run],
  );
  return { assignCreators, ...submission };
}
