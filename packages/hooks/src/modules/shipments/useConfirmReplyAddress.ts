import {
  confirmReplyAddress as confirmCall,
  getReplyShipment,
  type ShipmentRecipient,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiMutation } from "../../core/useApiMutation.ts";

/**
 * The creator says where the parcel goes. Raises `conflict` once it is on its way.
 *
 * @example
 * const { confirmReplyAddress } = useConfirmReplyAddress();
 * await confirmReplyAddress(token, recipient);
 */
export function useConfirmReplyAddress() {
  const { run, ...submission } = useApiMutation(confirmCall, { revalidate: [getReplyShipment] });
  const confirmReplyAddress = useCallback(
    (token: string, recipient: ShipmentRecipient) => run({ params: { token }, body: { recipient } }),
    [run],
  );
  return { confirmReplyAddress, ...submission };
}
