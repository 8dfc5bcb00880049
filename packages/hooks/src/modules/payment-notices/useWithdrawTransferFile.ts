import { listTransferFiles, withdrawTransferFile as withdrawCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { noticeReads } from "./noticeReads.ts";

/**
 * Takes back a bank file that was not given to the bank: its notices may stand in another one then. Raises `conflict`
 * where the bank has answered it.
 *
 * @example
 * const { withdrawTransferFile, isSubmitting, error } = useWithdrawTransferFile();
 * await withdrawTransferFile(file.uid, "振込日を変えるため");
 */
export function useWithdrawTransferFile() {
  const { run, ...submission } = useApiMutation(withdrawCall, {
    revalidate: [listTransferFiles, ...noticeReads],
  });
  const withdrawTransferFile = useCallback(
    (uid: string, reason: string) => run({ params: { id: uid }, body: { reason } }),
    [run],
  );
  return { withdrawTransferFile, ...submission };
}
