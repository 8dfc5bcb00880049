import { listProjectPosts, type QueryOf } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiDownload } from "../../core/useApiDownload.ts";

/**
 * Saves the posts of a project as CSV, with `is_daily` one row per post and day. Raises `feature_not_granted`.
 *
 * @example
 * const { exportProjectPosts, isDownloading } = useExportProjectPosts();
 * await exportProjectPosts(project.uid, { encoding: "shift_jis" });
 */
export function useExportProjectPosts() {
  const { download, isDownloading, error } = useApiDownload(listProjectPosts, "投稿実績.csv");
  const exportProjectPosts = useCallback(
    (projectUid: string, query: QueryOf<typeof listProjectPosts> = {}) =>
      download({ params: { id: projectUid, format: "csv" }, query }),
    [download],
  );
  return { exportProjectPosts, isDownloading, error };
}
