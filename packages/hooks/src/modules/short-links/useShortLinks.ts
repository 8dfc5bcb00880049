import { listShortLinks, type QueryOf } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiDownload } from "../../core/useApiDownload.ts";
import { useApiQuery } from "../../core/useApiQuery.ts";

/**
 * The short links of a project with their clicks, disabled ones too. Pass null to wait.
 *
 * @example
 * const { shortLinks } = useShortLinks(project.uid);
 */
export function useShortLinks(projectUid: string | null) {
  const { data, isLoading, isRefreshing, error, refresh } = useApiQuery(
    listShortLinks,
    projectUid === null ? null : { params: { id: projectUid } },
  );
  return {
    shortLinks: data?.items,
    utmTemplate: data?.utm_template,
    isLoading,
    isRefreshing,
    error,
    refresh,
  };
}

/**
 * Saves the clicks of a project's links as CSV, one row per link and hour. Raises `feature_not_granted`.
 *
 * @example
 * const { exportShortLinks, isDownloading } = useExportShortLinks();
 */
export function useExportShortLinks() {
  const { download, isDownloading, error } = useApiDownload(listShortLinks, "短縮リンク.csv");
  const exportShortLinks = useCallback(
    (projectUid: string, query: Omit<QueryOf<typeof listShortLinks>, "format"> = {}) =>
      download({ params: { id: projectUid }, query: { ...query, format: "csv" } }),
    [download],
  );
  return { exportShortLinks, isDownloading, error };
}
