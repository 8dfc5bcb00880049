import { getReplyShipment } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * The creator's parcel behind a reply link; null where none comes.
 *
 * @example
 * const { replyShipment } = useReplyShipment(token);
 */
export function useReplyShipment(token: string | null) {
  const { data, ...query } = useApiQuery(getReplyShipment, token === null ? null : { params: { token } });
  return { replyShipment: data?.shipment, ...query };
}
