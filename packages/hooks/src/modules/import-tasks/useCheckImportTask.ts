import { checkImportTask as checkCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { importReads } from "./importReads.ts";

/**
 * Marks an import as checked, or starts undoing it within 24 hours; `useImportTask` gives its progress.
 * Raises `conflict` when it is too late.
 *
 * @example
 * const { checkImportTask, undoImportTask } = useCheckImportTask();
 * await checkImportTask(importTask.uid);
 */
export function useCheckImportTask() {
  const { run, ...submission } = useApiMutation(checkCall, { revalidate: importReads });
  const checkImportTask = useCallback((uid: string) => run({ params: { id: uid }, body: {} }), [run]);
  const undoImportTask = useCallback(
    (uid: string) => run({ params: { id: uid }, body: { undo: true } }),
    [run],
  );
  return { checkImportTask, undoImportTask, ...submission };
}
