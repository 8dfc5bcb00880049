import { createImportDraft as createCall, endpointKey, getImportDraft } from "@tsumugi/contract";
import { useCallback } from "react";
import { type RunOptions, useApiMutation } from "../../core/useApiMutation.ts";
import { usePutAnswer } from "../../core/usePutAnswer.ts";
import { importDraftLists } from "./importReads.ts";

/**
 * Uploads a CSV once; dry runs and the import then use the uploaded file. Raises `csv_unreadable`.
 *
 * @example
 * const { createImportDraft, isSubmitting } = useCreateImportDraft();
 * const { uid } = await createImportDraft(file, { onUploadProgress: setShare });
 */
export function useCreateImportDraft() {
  const { run, ...submission } = useApiMutation(createCall, { revalidate: importDraftLists });
  const putAnswer = usePutAnswer();
  const createImportDraft = useCallback(
    async (file: File, options?: RunOptions) => {
      const draft = await run({ body: { file } }, options);
      await putAnswer(endpointKey(getImportDraft, { params: { id: draft.uid } }), draft);
      return draft;
    },
    [run, putAnswer],
  );
  return { createImportDraft, ...submission };
}
