import type { JobStatus } from "@tsumugi/contract";
import { useConfirmReplyAddress, useConfirmReplyReceipt, useReplyShipment } from "@tsumugi/hooks";
import { ReplyShipment } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useEffect, useRef } from "react";
import { useLocation } from "../../routing/address.ts";
import { messageOf } from "../../shared/errors.ts";
import { SHIPMENT_ID } from "./JumpButton.tsx";

export interface ReplyParcelProps {
  readonly token: string;
  /** The link has ended. */
  readonly locked: boolean;
  readonly status: JobStatus;
}

/** In these the creator waits for the product, or we for the address. Later something else comes first. */
const beforeWork: readonly JobStatus[] = ["accepted", "preparing"];

/** The product on its way to the creator; nothing where none is sent. A mail that asks for the address leads here. */
export function ReplyParcel({ token, locked, status }: ReplyParcelProps) {
  const { replyShipment } = useReplyShipment(token);
  const address = useConfirmReplyAddress();
  const receipt = useConfirmReplyReceipt();
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isShown = replyShipment !== undefined && replyShipment !== null;
  useEffect(() => {
    if (isShown && hash === `#${SHIPMENT_ID}`) place.current?.scrollIntoView();
  }, [isShown, hash]);
  if (!replyShipment) return null;
  const fields = Object.fromEntries(
    Object.entries(address.error?.fields ?? {}).map(([path, message]) => [
      path.replace(/^recipient\./, ""),
      message,
    ]),
  );
  const problem = receipt.error ?? address.error;
  const confirmAddress: Parameters<typeof ReplyShipment>[0]["onConfirmAddress"] = async (recipient) => {
    try {
      await address.confirmReplyAddress(token, recipient);
      toast.success("お届け先を送りました");
      return true;
    } catch {
      return false;
    }
  };
  const receive = async () => {
    try {
      await receipt.confirmReplyReceipt(token);
      toast.success("受け取りを知らせました");
    } catch {
      // Shown in the card.
    }
  };
  return (
    <>
      <div ref={place} id={SHIPMENT_ID} tabIndex={-1} />
      <ReplyShipment
        shipment={replyShipment}
        locked={locked}
        primary={beforeWork.includes(status)}
        loading={address.isSubmitting || receipt.isSubmitting}
        error={problem && messageOf(problem)}
        fields={fields}
        onConfirmAddress={confirmAddress}
        onReceived={() => void receive()}
      />
    </>
  );
}
