import { exportProjectReport as exportProjectReportCall, type QueryOf } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiDownload } from "../../core/useApiDownload.ts";

/**
 * Saves the figures of a project's report as CSV or workbook, with the screen's filters. Raises `feature_not_granted`.
 *
 * @example
 * const { exportProjectReport, isDownloading } = useExportProjectReport();
 * await exportProjectReport(project.uid, "xlsx", { platform: ["youtube"] });
 */
export function useExportProjectReport() {
  const { download, isDownloading, error } = useApiDownload(exportProjectReportCall, "レポート.csv");
  const exportProjectReport = useCallback(
    (projectUid: string, format: "csv" | "xlsx", query: QueryOf<typeof exportProjectReportCall> = {}) =>
      download({ params: { id: projectUid, format }, query }),
    [download],
  );
  return { exportProjectReport, isDownloading, error };
}
