import { getCompanyReport, listReportPosts, type QueryOf } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiDownload } from "../../core/useApiDownload.ts";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";

type ReportPostFilter = Omit<QueryOf<typeof listReportPosts>, "cursor" | "format" | "encoding">;

/**
 * Spend, reach and cost per result over all projects of the company, by days of posting.
 *
 * @example
 * const { companyReport } = useCompanyReport({ from: "2026-01-01", to: "2026-12-31", best: "cpe" });
 */
export function useCompanyReport(filter: QueryOf<typeof getCompanyReport>) {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    getCompanyReport,
    { query: filter },
    { keepPreviousData: true },
  );
  return { companyReport: data, isLoading, isRefreshing, error, refresh };
}

/**
 * The posts behind a figure of the company's report, newest first.
 *
 * @example
 * const { reportPosts, loadMore } = useReportPosts({ from, to, platform: ["tiktok"] });
 */
export function useReportPosts(filter: ReportPostFilter) {
  const { items, ...list } = useApiInfiniteQuery(listReportPosts, { query: filter });
  return { reportPosts: items, ...list };
}

/**
 * Saves the posts behind a figure as CSV. Raises `feature_not_granted`.
 *
 * @example
 * const { exportReportPosts, isDownloading } = useExportReportPosts();
 */
export function useExportReportPosts() {
  const { download, isDownloading, error } = useApiDownload(listReportPosts, "会社のレポート.csv");
  const exportReportPosts = useCallback(
    (filter: ReportPostFilter) => download({ query: { ...filter, format: "csv" } }),
    [download],
  );
  return { exportReportPosts, isDownloading, error };
}
