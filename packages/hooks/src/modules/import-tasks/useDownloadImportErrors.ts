import { downloadImportErrors as downloadCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiDownload } from "../../core/useApiDownload.ts";

/**
 * Saves the rows that were not imported, in the uploaded encoding, with the reason as last column.
 *
 * @example
 * const { downloadImportErrors, isDownloading } = useDownloadImportErrors();
 */
export function useDownloadImportErrors() {
  const { download, isDownloading, error } = useApiDownload(downloadCall, "取込エラー.csv");
  const downloadImportErrors = useCallback((uid: string) => download({ params: { id: uid } }), [download]);
  return { downloadImportErrors, isDownloading, error };
}
