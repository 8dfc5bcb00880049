import {
  applyTransferResult as applyCall,
  listPaymentStatements,
  listTransferFiles,
  previewTransferResult as previewCall,
  type TransferResultBody,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { noticeReads } from "./noticeReads.ts";

/**
 * Reads the bank's answer to a transfer file (全銀 120 bytes or CSV) and marks paid what it paid. The preview stores
 * nothing; the same file applied again changes nothing. Raises `csv_unreadable`.
 *
 * @example
 * const { previewTransferResult, applyTransferResult, isSubmitting, error } = useTransferResult();
 * const { rows, totals } = await previewTransferResult({ file });
 * await applyTransferResult({ file, paid_on: "2026-12-25" });
 */
export function useTransferResult() {
  const previewed = useApiMutation(previewCall);
  const applied = useApiMutation(applyCall, {
    revalidate: [...noticeReads, listTransferFiles, listPaymentStatements],
  });
  const { run: preview } = previewed;
  const { run: apply } = applied;
  return {
    previewTransferResult: useCallback((body: TransferResultBody) => preview({ body }), [preview]),
    applyTransferResult: useCallback((body: TransferResultBody) => apply({ body }), [apply]),
    isSubmitting: previewed.isSubmitting || applied.isSubmitting,
    error: previewed.error ?? applied.error,
  };
}
