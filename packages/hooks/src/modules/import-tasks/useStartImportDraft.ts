import { endpointKey, getImportTaskStatus, startImportDraft as startCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { usePutAnswer } from "../../core/usePutAnswer.ts";
import { importDraftLists } from "./importReads.ts";

/**
 * Starts the import of an uploaded file as its dry run showed it (`preview.seen_at`). Raises `conflict` when something
 * changed or was checked again since, and `import_running`; the file then stays.
 *
 * @example
 * const { startImportDraft, isSubmitting, error } = useStartImportDraft();
 */
export function useStartImportDraft() {
  const { run, ...submission } = useApiMutation(startCall, { revalidate: importDraftLists });
  const putAnswer = usePutAnswer();
  const startImportDraft = useCallback(
    async (uid: string, seenAt: string) => {
      const task = await run({ params: { id: uid }, body: { seen_at: seenAt } });
      // The answer is the newest status: it need not be loaded again.
      await putAnswer(endpointKey(getImportTaskStatus, {}), { task });
      return task;
    },
    [run, putAnswer],
  );
  return { startImportDraft, ...submission };
}
