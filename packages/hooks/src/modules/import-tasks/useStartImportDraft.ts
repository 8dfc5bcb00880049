import { endpointKey, getImportTaskStatus, startImportDraft as startCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { importDraftLists } from "./importReads.ts";

/**
 * Starts the import of a kept file as it was judged by the dry run that was looked at (`preview.seen_at`). Raises
 * `conflict` when something was changed or judged since, and `import_running`; the file stays then.
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
      // The answer is the newest status: it need not be asked for once more.
      await mutate(endpointKey(getImportTaskStatus, {}), { task }, { revalidate: false });
      return task;
    },
    [run, mutate],
  );
  return { startImportDraft, ...submission };
}
