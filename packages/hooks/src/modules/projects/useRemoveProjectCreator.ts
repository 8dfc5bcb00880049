import { removeProjectCreator as removeProjectCreatorCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { projectReads } from "./projectReads.ts";

/**
 * Removes a creator from a project. Raises `conflict` once the job is accepted: cancel it first.
 *
 * @example
 * const { removeProjectCreator, isSubmitting, error } = useRemoveProjectCreator();
 * await removeProjectCreator(project.uid, creator_uid);
 */
export function useRemoveProjectCreator() {
  const { run, ...submission } = useApiMutation(removeProjectCreatorCall, { revalidate: projectReads });
  const removeProjectCreator = useCallback(
    (uid: string, creatorUid: string) => run({ params: { id: uid }, body: { creator_uid: creatorUid } }),
    [run],
  );
  return { removeProjectCreator, ...submission };
}
