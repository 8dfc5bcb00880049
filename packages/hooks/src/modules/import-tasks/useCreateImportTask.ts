import {
  createImportTask,
  getImportTaskStatus,
  type ImportMapping,
  type ImportPreview,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

export interface ImportFile {
  /** CSV or TSV, at most 50 MB. */
  readonly file: File;
  /** One entry per column; absent: guessed from the headers. */
  readonly mapping?: ImportMapping;
  /** Absent: detected. */
  readonly encoding?: ImportPreview["encoding"];
}

/**
 * Previews a CSV without writing anything, and starts its import. Both raise `csv_unreadable` or
 * `csv_columns_mismatch`; starting raises `import_running` too.
 *
 * @example
 * const { previewImport, startImport, isSubmitting, error } = useCreateImportTask();
 * const preview = await previewImport({ file });
 * await startImport({ file, mapping: preview.mapping, encoding: preview.encoding });
 */
export function useCreateImportTask() {
  const preview = useApiMutation(createImportTask);
  const start = useApiMutation(createImportTask, { revalidate: [getImportTaskStatus] });
  const { run: runPreview, reset: resetPreview } = preview;
  const { run: runStart, reset: resetStart } = start;
  const previewImport = useCallback(
    async (input: ImportFile) => {
      const answer = await runPreview({ body: { ...input, dry_run: true } });
      if (!("dry_run" in answer)) throw new Error("a dry run answered a task");
      return answer;
    },
    [runPreview],
  );
  const startImport = useCallback(
    async (input: ImportFile) => {
      const answer = await runStart({ body: { ...input, dry_run: false } });
      if ("dry_run" in answer) throw new Error("an import answered a preview");
      return answer;
    },
    [runStart],
  );
  const reset = useCallback(() => {
    resetPreview();
    resetStart();
  }, [resetPreview, resetStart]);
  return {
    previewImport,
    startImport,
    isPreviewing: preview.isSubmitting,
    isSubmitting: start.isSubmitting,
    error: start.error ?? preview.error,
    reset,
  };
}
