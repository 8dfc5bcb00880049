import { getPaymentNotice } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * One payment notice with its lines and history. `null` uid: not yet.
 *
 * @example
 * const { notice, error } = usePaymentNotice(uid);
 */
export function usePaymentNotice(uid: string | null) {
  const { data, isLoading, error, refresh, replace } = useApiQuery(
    getPaymentNotice,
    uid === null ? null : { params: { id: uid } },
  );
  return { notice: data, isLoading, error, refresh, replaceNotice: replace };
}
