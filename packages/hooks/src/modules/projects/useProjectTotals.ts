import { getProjectTotals, type QueryOf } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * Sums over all projects that a list shows with the same filter: budgets, planned, agreed and paid fees, phases.
 *
 * @example
 * const { projectTotals } = useProjectTotals({ owner: ["user_001"] });
 */
export function useProjectTotals(filter: QueryOf<typeof getProjectTotals> = {}) {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    getProjectTotals,
    { query: filter },
    { keepPreviousData: true },
  );
  return { projectTotals: data, isLoading, isRefreshing, error, refresh };
}
