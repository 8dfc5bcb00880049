import { deleteCreator as deleteCreatorCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { creatorReads } from "./creatorReads.ts";

/**
 * Erases a creator's personal data, as an operator; history of jobs stays.
 *
 * @example
 * const { deleteCreator, isSubmitting, error } = useDeleteCreator();
 * await deleteCreator(creator.uid, reason);
 */
export function useDeleteCreator() {
  const { run, ...submission } = useApiMutation(deleteCreatorCall, { revalidate: creatorReads });
  const deleteCreator = useCallback(
    (uid: string, reason: string) => run({ params: { id: uid }, body: { reason } }),
    [run],
  );
  return { deleteCreator, ...submission };
}
