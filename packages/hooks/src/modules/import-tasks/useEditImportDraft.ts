import {
  type BodyOf,
  checkImportDraft as checkCall,
  deleteImportDraft as deleteCall,
  endpointKey,
  getImportDraft,
  type ImportDraft,
  updateImportDraft as updateCall,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { usePutAnswer } from "../../core/usePutAnswer.ts";
import { importDraftLists, importDraftReads } from "./importReads.ts";

/**
 * Saves the mapping and choices for an uploaded file, runs its dry run again, discards it. `useImportDraft` shows each
 * answer at once. Raises `not_found` once the file is gone; the dry run raises `csv_unreadable` too.
 *
 * @example
 * const { updateImportDraft, checkImportDraft, isChecking } = useEditImportDraft();
 * await checkImportDraft(uid, { mapping });
 * await updateImportDraft(uid, { take_back: change });
 */
export function useEditImportDraft() {
  // Removing a fix changes rows.
  const update = useApiMutation(updateCall, { revalidate: importDraftReads });
  const check = useApiMutation(checkCall, { revalidate: importDraftReads });
  const remove = useApiMutation(deleteCall, { revalidate: importDraftLists });
  const putAnswer = usePutAnswer();
  const { run: runUpdate } = update;
  const { run: runCheck, reset } = check;
  const { run: runDelete } = remove;

  const put = useCallback(
    async (draft: ImportDraft) => {
      await putAnswer(endpointKey(getImportDraft, { params: { id: draft.uid } }), draft);
      return draft;
    },
    [putAnswer],
  );
  const updateImportDraft = useCallback(
    async (uid: string, body: BodyOf<typeof updateCall>) =>
      put(await runUpdate({ params: { id: uid }, body })),
    [runUpdate, put],
  );
  const checkImportDraft = useCallback(
    async (uid: string, body: BodyOf<typeof checkCall> = {}) =>
      put(await runCheck({ params: { id: uid }, body })),
    [runCheck, put],
  );
  const deleteImportDraft = useCallback((uid: string) => runDelete({ params: { id: uid } }), [runDelete]);
  return {
    updateImportDraft,
    checkImportDraft,
    deleteImportDraft,
    isChecking: check.isSubmitting,
    isSubmitting: update.isSubmitting || check.isSubmitting || remove.isSubmitting,
    error: check.error ?? update.error ?? remove.error,
    reset,
  };
}
