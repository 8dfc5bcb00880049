import { type PaymentNoticeDraftBody, updatePaymentNotice } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";
import { noticeReads } from "./noticeReads.ts";

/**
 * Overwrites a draft. Raises `stale_version` with the present state in `current`, and `illegal_transition` once it is
 * issued.
 *
 * @example
 * const { updateNotice } = useUpdateNotice();
 * await updateNotice(notice.uid, { ...values, version: notice.version });
 */
export function useUpdateNotice() {
  const { run, ...submission } = useApiMutation(updatePaymentNotice, { revalidate: noticeReads });
  const updateNotice = useCallback(
    (uid: string, body: PaymentNoticeDraftBody) => run({ params: { id: uid }, body }),
    [run],
  );
  return { updateNotice, ...submission };
}
