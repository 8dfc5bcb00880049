import { confirmReplyReceipt as confirmCall, getReplyPage, getReplyShipment } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

/**
 * The creator says that the parcel is there; the job goes on.
 *
 * @example
 * const { confirmReplyReceipt } = useConfirmReplyReceipt();
 * await confirmReplyReceipt(token);
 */
export function useConfirmReplyReceipt() {
  const { run, ...submission } = useApiMutation(confirmCall, {
    revalidate: [getReplyShipment, getReplyPage],
  });
  const confirmReplyReceipt = useCallback((token: string) => run({ params: { token } }), [run]);
  return { confirmReplyReceipt, ...submission };
}
