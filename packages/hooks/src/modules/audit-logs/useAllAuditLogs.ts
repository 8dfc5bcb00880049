import { type AllAuditLogQuery, listAllAuditLogs } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiDownload } from "../../core/useApiDownload.ts";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";

export type AllAuditLogFilter = Omit<AllAuditLogQuery, "cursor" | "format" | "encoding">;

/**
 * What was done in all companies or in one, newest first (operators).
 *
 * @example
 * const { auditLogs, loadMore } = useAllAuditLogs({ company_uid, group: ["contract"] });
 */
export function useAllAuditLogs(filter: AllAuditLogFilter = {}) {
  const { items, ...list } = useApiInfiniteQuery(listAllAuditLogs, { query: filter });
  return { auditLogs: items, ...list };
}

/**
 * Saves what the filter finds as CSV.
 *
 * @example
 * const { exportAllAuditLogs, isDownloading } = useExportAllAuditLogs();
 */
export function useExportAllAuditLogs() {
  const { download, isDownloading, error } = useApiDownload(listAllAuditLogs, "操作の記録.csv");
  const exportAllAuditLogs = useCallback(
    (filter: AllAuditLogFilter = {}) => download({ query: { ...filter, format: "csv" } }),
    [download],
  );
  return { exportAllAuditLogs, isDownloading, error };
}
