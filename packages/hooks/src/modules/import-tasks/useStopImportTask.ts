import { stopImportTask as stopCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { importDraftLists, importReads } from "./importReads.ts";

const reads = [...importReads, ...importDraftLists] as const;

/**
 * Ends an import where it stands. What is registered stays and can be undone; the file is a draft again.
 *
 * @example
 * const { stopImportTask } = useStopImportTask();
 * await stopImportTask(importTask.uid);
 */
export function useStopImportTask() {
  const { run, ...submission } = useApiMutation(stopCall, { revalidate: reads });
  const stopImportTask = useCallback((uid: string) => run({ params: { id: uid } }), [run]);
  return { stopImportTask, ...submission };
}
