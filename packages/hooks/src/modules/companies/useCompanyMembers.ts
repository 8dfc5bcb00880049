import { listCompanyMembers } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * The members of a company. That an operator looked stands in the company's audit log.
 *
 * @example
 * const { companyMembers } = useCompanyMembers(uid);
 */
export function useCompanyMembers(uid: string | null) {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    listCompanyMembers,
    uid === null ? null : { params: { id: uid } },
  );
  return { companyMembers: data?.items, isLoading, isRefreshing, error, refresh };
}
