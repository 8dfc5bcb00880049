import { type CallInput, exportProjectCreators as exportCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiDownload } from "../../core/useApiDownload.ts";

export type ProjectCreatorExport = NonNullable<CallInput<typeof exportCall>["query"]>;

/**
 * Saves a project's creators as CSV, with all columns of the sheet. Raises `feature_not_granted`.
 *
 * @example
 * const { exportProjectCreators, isDownloading } = useExportProjectCreators();
 * await exportProjectCreators(project.uid, { job_status: ["requested"], encoding: "shift_jis" });
 */
export function useExportProjectCreators() {
  const { download, isDownloading, error } = useApiDownload(exportCall, "案件のクリエイター.csv");
  const exportProjectCreators = useCallback(
    (projectUid: string, query: ProjectCreatorExport = {}) => download({ params: { id: projectUid }, query }),
    [download],
  );
  return { exportProjectCreators, isDownloading, error };
}
