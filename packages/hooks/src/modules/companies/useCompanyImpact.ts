import { getCompanyImpact } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * What the deletion of a company would take, counted now; null asks nothing.
 *
 * @example
 * const { companyImpact } = useCompanyImpact(isAsking ? uid : null);
 */
export function useCompanyImpact(uid: string | null) {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    getCompanyImpact,
    uid === null ? null : { params: { id: uid } },
  );
  return { companyImpact: data, isLoading, isRefreshing, error, refresh };
}
