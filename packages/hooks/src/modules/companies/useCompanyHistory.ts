import { listCompanyHistory } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * What operators changed in a company, newest first: entries of the audit log.
 *
 * @example
 * const { companyHistory } = useCompanyHistory(uid);
 */
export function useCompanyHistory(uid: string | null) {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    listCompanyHistory,
    uid === null ? null : { params: { id: uid } },
  );
  return { companyHistory: data?.items, isLoading, isRefreshing, error, refresh };
}
