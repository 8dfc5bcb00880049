import {
  createImportTask,
  endpointKey,
  getImportTaskStatus,
  type ImportFix,
  type ImportMapping,
  type ImportMatch,
  type ImportPreview,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { usePutAnswer } from "../../core/usePutAnswer.ts";

export interface ImportFile {
  /** CSV or TSV, at most 50 MB. */
  readonly file: File;
  /** One entry per column; absent: as the company mapped these headers last, else guessed. */
  readonly mapping?: ImportMapping;
  /** Absent: detected. */
  readonly encoding?: ImportPreview["encoding"];
  /** Cells fixed on the screen, at most 2,000; the file itself is not changed. */
  readonly fixes?: readonly ImportFix[];
  /** What to do with a row whose creator is registered already. Default `update`. */
  readonly on_match?: ImportMatch;
  /** `seen_at` of the preview on screen: records changed since are not overwritten. */
  readonly seen_at?: string;
}

const bodyOf = ({ fixes, ...input }: ImportFile, dry_run: boolean) => ({
  ...input,
  fixes: fixes && fixes.length > 0 ? [...fixes] : undefined,
  dry_run,
});

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
  const start = useApiMutation(createImportTask);
  const putAnswer = usePutAnswer();
  const { run: runPreview, reset: resetPreview } = preview;
  const { run: runStart, reset: resetStart } = start;
  const previewImport = useCallback(
    async (input: ImportFile) => {
      const answer = await runPreview({ body: bodyOf(input, true) });
      if (!("dry_run" in answer)) throw new Error("a dry run answered a task");
      return answer;
    },
    [runPreview],
  );
  const startImport = useCallback(
    async (input: ImportFile) => {
      const answer = await runStart({ body: bodyOf(input, false) });
      if ("dry_run" in answer) throw new Error("an import answered a preview");
      // The answer is the newest status: it need not be loaded again.
      await putAnswer(endpointKey(getImportTaskStatus, {}), { task: answer });
      return answer;
    },
    [runStart, putAnswer],
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
