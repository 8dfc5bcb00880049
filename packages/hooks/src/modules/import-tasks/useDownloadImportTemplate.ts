import { downloadImportTemplate as downloadCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiDownload } from "../../core/useApiDownload.ts";

/**
 * Saves the CSV to fill in: every recognised header and one example row, which an import skips.
 * `shift_jis` is for spreadsheets that do not read UTF-8.
 *
 * @example
 * const { downloadImportTemplate } = useDownloadImportTemplate();
 * await downloadImportTemplate("utf-8");
 */
export function useDownloadImportTemplate() {
  const { download, isDownloading, error } = useApiDownload(downloadCall, "ひな形.csv");
  const downloadImportTemplate = useCallback(
    (encoding: "utf-8" | "shift_jis" = "utf-8") => download({ query: { encoding } }),
    [download],
  );
  return { downloadImportTemplate, isDownloading, error };
}
