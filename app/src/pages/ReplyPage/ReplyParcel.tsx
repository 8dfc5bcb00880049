import { useConfirmReplyAddress, useConfirmReplyReceipt, useReplyShipment } from "@tsumugi/hooks";
import { ReplyShipment } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { messageOf } from "../../shared/errors.ts";

export interface ReplyParcelProps {
  readonly token: string;
  /** The link has ended. */
  readonly locked: boolean;
}

/** The product on its way to the creator; nothing where none is sent. */
export function ReplyParcel({ token, locked }: ReplyParcelProps) {
  const { replyShipment } = useReplyShipment(token);
  const address = useConfirmReplyAddress();
  const receipt = useConfirmReplyReceipt();
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
    <ReplyShipment
      shipment={replyShipment}
      locked={locked}
      loading={address.isSubmitting || receipt.isSubmitting}
      error={problem && messageOf(problem)}
      fields={fields}
      onConfirmAddress={confirmAddress}
      onReceived={() => void receive()}
    />
  );
}
