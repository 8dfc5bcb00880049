import { getReplyShipment } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";
import { watched } from "../reply/replyReads.ts";

/**
 * The creator's parcel behind a reply link; null where none comes. Loaded again every minute.
 *
 * @example
 * const { replyShipment } = useReplyShipment(token);
 */
export function useReplyShipment(token: string | null) {
  const { data, ...query } = useApiQuery(
    getReplyShipment,
    token === null ? null : { params: { token } },
    watched,
  );
  return { replyShipment: data?.shipment, ...query };
}
