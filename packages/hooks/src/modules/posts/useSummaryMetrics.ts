import { getSummaryMetrics, type QueryOf } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * Sums, ratios and ranking of a project's posts. `is_sample`: sandbox figures are among them.
 *
 * @example
 * const { summaryMetrics } = useSummaryMetrics(project.uid);
 */
export function useSummaryMetrics(projectUid: string | null, filter: QueryOf<typeof getSummaryMetrics> = {}) {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    getSummaryMetrics,
    projectUid === null ? null : { params: { id: projectUid }, query: filter },
    { keepPreviousData: true },
  );
  return { summaryMetrics: data, isLoading, isRefreshing, error, refresh };
}
