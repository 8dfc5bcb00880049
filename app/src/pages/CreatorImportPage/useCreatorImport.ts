import type {
  CsvEncoding,
  ImportBlank,
  ImportKeyChoice,
  ImportMapping,
  ImportMatch,
} from "@tsumugi/contract";
import {
  isApiError,
  useCreateImportDraft,
  useEditImportDraft,
  useImportDraft,
  useImportTask,
  useStartImportDraft,
} from "@tsumugi/hooks";
import { useCallback, useEffect, useState } from "react";
import { useUrlState } from "../../shared/useUrlState.ts";
import { canSendAgain } from "./canSendAgain.ts";
import { useChosenMapping } from "./useChosenMapping.ts";
import { useTaskChoice } from "./useTaskChoice.ts";

/** Taken over or thrown away, changed or judged again: by another tab. */
const GONE_ON = new Set(["not_found", "conflict"]);

export type ImportStep = "file" | "mapping" | "check" | "result";

/**
 * The way of a CSV or a workbook: a file kept on the server, its columns, the dry run, then the task that the server works off by
 * itself. Which file it is stands in the address: a reload, another tab or tomorrow comes back to where it was.
 */
export function useCreatorImport() {
  const url = useUrlState();
  const uid = url.get("draft") || null;
  const upload = useCreateImportDraft();
  const edit = useEditImportDraft();
  const starting = useStartImportDraft();
  const status = useImportTask();
  const kept = useImportDraft(uid);
  const { importTask, phase } = status;
  const draft = kept.error ? null : kept.importDraft;
  const columns = useChosenMapping(draft, edit.updateImportDraft);
  const [share, setShare] = useState<number>();
  const [unsent, setUnsent] = useState<File>();
  const [choice, setChoice] = useTaskChoice();
  const isMoving = phase === "waiting" || phase === "running" || phase === "undoing";
  const isToBeSeen = importTask !== null && importTask.checked_at === null && choice.leave !== importTask.uid;
  const isOpen = importTask !== null && (isMoving || isToBeSeen || choice.open === importTask.uid);
  const isJudged = draft?.preview !== null && draft?.preview !== undefined;
  // The back button leads from the dry run to the columns, and only from there to the file.
  const isBack = url.get("step") === "mapping";
  const step: ImportStep = isJudged
    ? isBack
      ? "mapping"
      : draft.step
    : uid === null && isOpen
      ? "result"
      : "file";
  const error = upload.error ?? edit.error ?? starting.error ?? kept.error;

  const { checkImportDraft, updateImportDraft, reset } = edit;
  /** Nobody waits for it: the failure stands in `error`. What became of the file elsewhere shows here too. */
  const { refresh: lookAgain } = kept;
  const attempt = useCallback(
    (work: Promise<unknown>) =>
      void work.catch((cause) => {
        if (isApiError(cause) && GONE_ON.has(cause.code)) void lookAgain();
      }),
    [lookAgain],
  );
  const toJudge = draft && !isJudged && !edit.error ? draft.uid : null;
  useEffect(() => {
    if (toJudge) attempt(checkImportDraft(toJudge));
  }, [toJudge, checkImportDraft, attempt]);

  const forget = () => {
    upload.reset();
    starting.reset();
    reset();
  };
  const open = (draftUid: string | null) => {
    forget();
    url.set({ draft: draftUid, step: null, error: null, keyword: null }, { push: true });
  };
  const readFile = async (file: File) => {
    forget();
    setShare(0);
    setUnsent(file);
    const made = await upload.createImportDraft(file, { onUploadProgress: setShare });
    setUnsent(undefined);
    open(made.uid);
  };
  const start = async () => {
    if (!draft?.preview) return;
    forget();
    await starting.startImportDraft(draft.uid, draft.preview.seen_at);
    setChoice({});
    url.set({ draft: null, step: null, error: null, keyword: null });
  };
  const judge = (body: Parameters<typeof checkImportDraft>[1]) => {
    if (!draft) return;
    starting.reset();
    attempt(columns.settled().then(() => checkImportDraft(draft.uid, body)));
  };

  return {
    step,
    draft,
    mapping: columns.mapping,
    importTask,
    statusError: status.error,
    refresh: status.refresh,
    error,
    /** Share of the file that has gone out, 0–1; undefined while nothing is on its way. */
    uploaded: upload.isSubmitting ? share : undefined,
    isReading: upload.isSubmitting || edit.isChecking || kept.isLoading,
    isStarting: starting.isSubmitting,
    readFile: (file: File) => attempt(readFile(file)),
    /** A file that did not arrive, to be sent again: a pasted table is nowhere else. */
    unsent: canSendAgain(upload.error) ? unsent : undefined,
    goOn: open,
    discard: edit.deleteImportDraft,
    changeEncoding: (encoding: CsvEncoding) => judge({ encoding }),
    changeSheet: (sheet: string) => judge({ sheet }),
    changeHeaderRow: (header_row: number) => judge({ header_row }),
    changeMapping: columns.choose,
    changeRules: (rules: { on_match?: ImportMatch; match_by?: ImportKeyChoice; blanks?: ImportBlank }) =>
      judge(rules),
    check: (mapping?: ImportMapping) => {
      if (mapping) {
        url.set({ step: "mapping" });
        url.set({ step: "check" }, { push: true });
      }
      judge(mapping ? { mapping } : {});
    },
    backToMapping: () => {
      if (!draft) return;
      url.set({ step: "mapping", error: null, keyword: null });
      attempt(updateImportDraft(draft.uid, { step: "mapping" }));
    },
    /** Back to the first step, for another file; this one is kept to go on with. */
    startOver: () => {
      open(null);
      setChoice(importTask ? { leave: importTask.uid } : {});
    },
    openLast: () => {
      if (uid !== null) open(null);
      setChoice(importTask ? { open: importTask.uid } : {});
    },
    start: () => attempt(start()),
  };
}
