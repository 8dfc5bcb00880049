import { getPaymentNoticePdf } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiDownload } from "../../core/useApiDownload.ts";

/**
 * Saves a notice as PDF.
 *
 * @example
 * const { downloadNotice, isDownloading } = useDownloadNotice();
 * await downloadNotice(notice.uid);
 */
export function useDownloadNotice() {
  const { download, isDownloading, error } = useApiDownload(getPaymentNoticePdf, "支払通知書.pdf");
  const downloadNotice = useCallback((uid: string) => download({ params: { id: uid } }), [download]);
  return { downloadNotice, isDownloading, error };
}
