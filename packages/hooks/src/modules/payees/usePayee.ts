import { getPayee } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * What paying a creator needs to know; null asks for nothing.
 *
 * @example
 * const { payee } = usePayee(managedCreatorUid);
 */
export function usePayee(managedCreatorUid: string | null) {
  const { data, ...query } = useApiQuery(
    getPayee,
    managedCreatorUid === null ? null : { params: { id: managedCreatorUid } },
  );
  return { payee: data, ...query };
}
