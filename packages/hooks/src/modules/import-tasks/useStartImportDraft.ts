import { endpointKey, getImportTaskStatus, startImportDraft as startCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { useApiMutation } from "../../core/useApiMutation.ts";
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
  const { mutate } = useSWRConfig();
  const startImportDraft = useCallback(
    async (uid: string, seenAt: string) => {
      const task = await run({ params: { id: uid }, body: { seen_at: seenAt } });
      // The answer is the newest status: it need not be loaded again.
      await mutate(endpointKey(getImportTaskStatus, {}), { task }, { revalidate: false });
      return task;
    },
    [run, mutate],
  );
  return { startImportDraft, ...submission };
}
