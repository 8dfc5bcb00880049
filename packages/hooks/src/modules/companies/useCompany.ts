import { getCompany } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * One company for operators, with the invitation of its first admin; deleted ones too, until they are erased.
 *
 * @example
 * const { company } = useCompany(uid);
 */
export function useCompany(uid: string | null) {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    getCompany,
    uid === null ? null : { params: { id: uid } },
  );
  return { company: data, isLoading, isRefreshing, error, refresh };
}
