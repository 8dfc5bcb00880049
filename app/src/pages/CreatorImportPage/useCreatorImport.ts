import type { CsvEncoding, ImportFix, ImportMapping, ImportMatch } from "@tsumugi/contract";
import { useCreateImportTask, useImportTask } from "@tsumugi/hooks";
import { useState } from "react";
import { draftOf, type ImportDraft, inputOf, withFixes } from "./importDraft.ts";

export type ImportStep = "file" | "mapping" | "check" | "result";

/** The way of a CSV: file, columns, dry run, then the task that the server works off by itself. */
export function useCreatorImport() {
  const calls = useCreateImportTask();
  const status = useImportTask();
  const { importTask, phase } = status;
  const [draft, setDraft] = useState<ImportDraft | null>(null);
  /** Which task the person has left behind, or come back to, by hand. */
  const [choice, setChoice] = useState<{ leave?: string; open?: string }>({});
  const isMoving = phase === "waiting" || phase === "running" || phase === "undoing";
  const isToBeSeen = importTask !== null && importTask.checked_at === null && choice.leave !== importTask.uid;
  const isOpen = importTask !== null && (isMoving || isToBeSeen || choice.open === importTask.uid);
  const step: ImportStep = draft ? draft.step : isOpen ? "result" : "file";

  /** Judges the file anew; on failure `error` says why, and nothing that was typed or chosen is lost. */
  const judge = async (input: Parameters<typeof calls.previewImport>[0], next?: ImportDraft["step"]) => {
    try {
      const preview = await calls.previewImport(input);
      setDraft((before) => {
        const read = draftOf(input.file, preview, before);
        return next ? { ...read, step: next } : read;
      });
    } catch {
      // Shown by `error`.
    }
  };
  const start = async () => {
    if (!draft) return;
    try {
      await calls.startImport({ ...inputOf(draft), seen_at: draft.preview.seen_at });
      setDraft(null);
      setChoice({});
    } catch {
      // Shown by `error`; the draft stays.
    }
  };

  return {
    step,
    draft,
    importTask,
    statusError: status.error,
    refresh: status.refresh,
    error: calls.error,
    isReading: calls.isPreviewing,
    isStarting: calls.isSubmitting,
    readFile: (file: File) => judge({ file }),
    changeEncoding: (encoding: CsvEncoding) => draft && judge(inputOf(draft, { encoding })),
    changeMapping: (mapping: ImportMapping) => setDraft((now) => now && { ...now, mapping }),
    changeMatch: (on_match: ImportMatch) => draft && judge(inputOf(draft, { on_match })),
    fix: (fixes: readonly ImportFix[]) => setDraft((now) => now && withFixes(now, fixes)),
    check: () => draft && judge(inputOf(draft), "check"),
    backToMapping: () => setDraft((now) => now && { ...now, step: "mapping" }),
    /** Back to the first step, for another file. */
    startOver: () => {
      calls.reset();
      setDraft(null);
      setChoice(importTask ? { leave: importTask.uid } : {});
    },
    openLast: () => setChoice(importTask ? { open: importTask.uid } : {}),
    start,
  };
}
