import {
  createTransferFile as createCall,
  listTransferFiles,
  previewTransferFile as previewCall,
  type TransferBody,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { noticeReads } from "./noticeReads.ts";

/**
 * Makes a bank file (全銀 総合振込) of approved notices; the preview stores nothing. Raises `conflict` where a notice
 * stands in an earlier file and is not named in `repeat_uids`. The bytes come from `downloadTransferFile`.
 *
 * @example
 * const { previewTransferFile, createTransferFile, isSubmitting, error } = useCreateTransferFile();
 * const { items, skipped, blocked } = await previewTransferFile({ notice_uids, debit_on });
 * const { file } = await createTransferFile({ notice_uids, debit_on, line_breaks: true });
 */
export function useCreateTransferFile() {
  const previewed = useApiMutation(previewCall);
  const created = useApiMutation(createCall, { revalidate: [listTransferFiles, ...noticeReads] });
  const { run: preview } = previewed;
  const { run: create } = created;
  return {
    previewTransferFile: useCallback((body: TransferBody) => preview({ body }), [preview]),
    createTransferFile: useCallback((body: TransferBody) => create({ body }), [create]),
    isSubmitting: previewed.isSubmitting || created.isSubmitting,
    error: previewed.error ?? created.error,
  };
}
