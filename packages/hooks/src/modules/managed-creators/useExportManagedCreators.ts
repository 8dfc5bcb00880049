import { checkExport, type ExportBody, exportManagedCreators as exportCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiDownload } from "../../core/useApiDownload.ts";
import { useApiMutation } from "../../core/useApiMutation.ts";

/**
 * CSV export of the creators: the chosen ones, or all that match a filter, with columns in order. `checkCreatorExport`
 * says beforehand how many rows it has and which characters its encoding cannot represent. Both raise `feature_not_granted`.
 *
 * @example
 * const { exportManagedCreators, checkCreatorExport } = useExportManagedCreators();
 * const { lost, samples } = await checkCreatorExport({ selection: { uids }, encoding: "shift_jis" });
 * await exportManagedCreators({ selection: { filter: { stage: ["active"] } }, columns: ["display_name", "email"] });
 */
export function useExportManagedCreators() {
  const { download, isDownloading, error } = useApiDownload(exportCall, "クリエイター.csv");
  const { run, isSubmitting, error: checkError } = useApiMutation(checkExport);
  const exportManagedCreators = useCallback((body: ExportBody) => download({ body }), [download]);
  const checkCreatorExport = useCallback((body: ExportBody) => run({ body }), [run]);
  return {
    exportManagedCreators,
    checkCreatorExport,
    isDownloading,
    isSubmitting,
    error: error ?? checkError,
  };
}
