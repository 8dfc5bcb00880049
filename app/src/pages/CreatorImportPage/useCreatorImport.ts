import type { CsvEncoding, ImportMapping, ImportPreview, ImportTask } from "@tsumugi/contract";
import { useCreateImportTask, useImportTask } from "@tsumugi/hooks";
import { useState } from "react";

export type ImportStep = "file" | "mapping" | "check" | "result";

interface Draft {
  readonly file: File;
  readonly preview: ImportPreview;
  readonly step: "mapping" | "check";
}

/** A remembered mapping of the same headers is taken over before what was guessed. */
const STORAGE_KEY = "tsumugi.import-mapping";

function remembered(headers: readonly string[]): ImportMapping | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null");
    if (typeof stored !== "object" || stored === null || !("headers" in stored && "mapping" in stored))
      return;
    return JSON.stringify(stored.headers) === JSON.stringify(headers)
      ? (stored.mapping as ImportMapping)
      : undefined;
  } catch {
    return;
  }
}

function remember(headers: readonly string[], mapping: ImportMapping): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ headers, mapping }));
  } catch {
    // Only a convenience: the mapping is guessed again next time.
  }
}

/** The way of a CSV: file, columns, dry run, then the task that the server works off by itself. */
export function useCreatorImport() {
  const calls = useCreateImportTask();
  const { importTask, phase, isLoading, error: statusError, refresh } = useImportTask();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isNew, setNew] = useState(false);
  const isTaskOpen = phase === "waiting" || phase === "running" || phase === "finished";
  const step: ImportStep = draft ? draft.step : importTask && isTaskOpen && !isNew ? "result" : "file";

  const read = async (file: File, choice: { encoding?: CsvEncoding; mapping?: ImportMapping }) => {
    try {
      let preview = await calls.previewImport({ file, ...choice });
      const known = choice.mapping ? undefined : remembered(preview.headers);
      if (known) preview = await calls.previewImport({ file, mapping: known, encoding: preview.encoding });
      setDraft((now) => ({ file, preview, step: now?.file === file ? now.step : "mapping" }));
    } catch {
      // `error` says why; the file may be chosen again.
    }
  };

  const start = async (): Promise<ImportTask | null> => {
    if (!draft) return null;
    const { file, preview } = draft;
    try {
      const task = await calls.startImport({ file, mapping: preview.mapping, encoding: preview.encoding });
      remember(preview.headers, preview.mapping);
      setDraft(null);
      setNew(false);
      await refresh();
      return task;
    } catch {
      return null;
    }
  };

  return {
    step,
    draft,
    importTask,
    phase,
    isLoading,
    statusError,
    refresh,
    error: calls.error,
    isReading: calls.isPreviewing,
    isStarting: calls.isSubmitting,
    readFile: (file: File) => {
      calls.reset();
      return read(file, {});
    },
    changeEncoding: (encoding: CsvEncoding) => draft && read(draft.file, { encoding }),
    changeMapping: (mapping: ImportMapping) =>
      draft && read(draft.file, { mapping, encoding: draft.preview.encoding }),
    goTo: (next: "mapping" | "check") => setDraft((now) => now && { ...now, step: next }),
    /** Back to the first step, for another file. */
    startOver: () => {
      calls.reset();
      setDraft(null);
      setNew(true);
    },
    start,
  };
}
