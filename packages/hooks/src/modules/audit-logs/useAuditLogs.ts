import { type AuditLogQuery, listAuditLogs, listAuditPeople } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiDownload } from "../../core/useApiDownload.ts";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";

export type AuditLogFilter = Omit<AuditLogQuery, "cursor" | "format" | "encoding">;

/**
 * What was done in the own company, newest first (admins).
 *
 * @example
 * const { auditLogs, loadMore } = useAuditLogs({ group: ["member"], from: "2026-11-01" });
 */
export function useAuditLogs(filter: AuditLogFilter = {}) {
  const { items, ...list } = useApiInfiniteQuery(listAuditLogs, { query: filter });
  return { auditLogs: items, ...list };
}

/**
 * Who stands in the own company's log, with those who have left it.
 *
 * @example
 * const { auditPeople } = useAuditPeople();
 */
export function useAuditPeople() {
  const { data, isLoading, error, refresh } = useApiQuery(listAuditPeople, {});
  return { auditPeople: data?.items ?? [], isLoading, error, refresh };
}

/**
 * Saves what the filter finds as CSV. Raises `feature_not_granted`.
 *
 * @example
 * const { exportAuditLogs, isDownloading } = useExportAuditLogs();
 */
export function useExportAuditLogs() {
  const { download, isDownloading, error } = useApiDownload(listAuditLogs, "操作の記録.csv");
  const exportAuditLogs = useCallback(
    (filter: AuditLogFilter = {}) => download({ query: { ...filter, format: "csv" } }),
    [download],
  );
  return { exportAuditLogs, isDownloading, error };
}
