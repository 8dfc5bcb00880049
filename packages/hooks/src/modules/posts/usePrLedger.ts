import { listPrLedger } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiDownload } from "../../core/useApiDownload.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * The posts of a project with every look at their disclosure, who signed, and where they are used again.
 *
 * @example
 * const { prRecords } = usePrLedger(project.uid);
 */
export function usePrLedger(projectUid: string | null) {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    listPrLedger,
    projectUid === null ? null : { params: { id: projectUid } },
    { keepPreviousData: true },
  );
  return { prRecords: data?.items ?? [], isLoading, isRefreshing, error, refresh };
}

/**
 * Saves the ledger of a project as CSV. Raises `feature_not_granted`.
 *
 * @example
 * const { exportPrLedger, isDownloading } = useExportPrLedger();
 * await exportPrLedger(project.uid);
 */
export function useExportPrLedger() {
  const { download, isDownloading, error } = useApiDownload(listPrLedger, "PR表記台帳.csv");
  const exportPrLedger = useCallback(
    (projectUid: string) => download({ params: { id: projectUid }, query: { format: "csv" } }),
    [download],
  );
  return { exportPrLedger, isDownloading, error };
}
