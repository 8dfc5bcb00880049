import { getDailyMetrics, type QueryOf } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * One figure per post by days after posting, with the median. A day not fetched is left out.
 *
 * @example
 * const { dailyMetrics } = useDailyMetrics(project.uid, { field: "views", days_later: 30 });
 */
export function useDailyMetrics(projectUid: string | null, filter: QueryOf<typeof getDailyMetrics> = {}) {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    getDailyMetrics,
    projectUid === null ? null : { params: { id: projectUid }, query: filter },
    { keepPreviousData: true },
  );
  return { dailyMetrics: data, isLoading, isRefreshing, error, refresh };
}
