import { type BodyOf, updateProjectMemo as updateProjectMemoCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { projectReads } from "./projectReads.ts";

/**
 * Saves 社内メモ, and 共有メモ where given, of a creator in the project.
 *
 * @example
 * const { updateProjectMemo, isSubmitting, error } = useUpdateProjectMemo();
 * await updateProjectMemo(project.uid, { creator_uid, memo });
 */
export function useUpdateProjectMemo() {
  const { run, ...submission } = useApiMutation(updateProjectMemoCall, { revalidate: projectReads });
  const updateProjectMemo = useCallback(
    (uid: string, body: BodyOf<typeof updateProjectMemoCall>) => run({ params: { id: uid }, body }),
    [run],
  );
  return { updateProjectMemo, ...submission };
}
