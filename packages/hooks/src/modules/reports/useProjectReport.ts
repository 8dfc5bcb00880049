import { getProjectReport, getReportClicks, getReportComparison, type QueryOf } from "@tsumugi/contract";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * Which parts a project's report shows, what was aimed at, and the comment on it. Pass null to wait.
 *
 * @example
 * const { projectReport } = useProjectReport(project.uid);
 */
export function useProjectReport(projectUid: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery(
    getProjectReport,
    projectUid === null ? null : { params: { id: projectUid } },
  );
  return { projectReport: data, isLoading, error, refresh };
}

/**
 * A project beside the company's others, with their median. Pass null to wait.
 *
 * @example
 * const { reportComparison } = useReportComparison(project.uid);
 */
export function useReportComparison(projectUid: string | null) {
  const { data, isLoading, error, refresh } = useApiQuery(
    getReportComparison,
    projectUid === null ? null : { params: { id: projectUid } },
  );
  return { reportComparison: data, isLoading, error, refresh };
}

/**
 * The clicks of the posts' short links around the time of posting, with the report's filters. Pass null to wait.
 *
 * @example
 * const { reportClicks } = useReportClicks(project.uid, { platform: ["youtube"] });
 */
export function useReportClicks(projectUid: string | null, query: QueryOf<typeof getReportClicks> = {}) {
  const { data, isLoading, error, refresh } = useApiQuery(
    getReportClicks,
    projectUid === null ? null : { params: { id: projectUid }, query },
  );
  return { reportClicks: data, isLoading, error, refresh };
}
