import {
  getArchivedNoticePdf as archivedCall,
  downloadTransferFile as fileCall,
  listPaymentNotices as listCall,
  type PaymentNoticeListQuery,
  type PaymentStatementsQuery,
  getPaymentNoticePdf as pdfCall,
  listPaymentStatements as statementsCall,
  downloadNoticePdfs as zipCall,
} from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiDownload } from "../../core/useApiDownload.ts";

/**
 * Files of payment notices: a notice as PDF, several as ZIP, the filtered list and the year's statements as CSV (both raise
 * `feature_not_granted`), a bank file that was made before, a notice of an erased company.
 *
 * @example
 * const { downloadNoticePdf, exportPaymentNotices, isDownloading, error } = usePaymentNoticeExport();
 * await exportPaymentNotices({ status: ["approved"], encoding: "shift_jis" });
 */
export function usePaymentNoticeExport() {
  const pdf = useApiDownload(pdfCall, "支払通知書.pdf");
  const list = useApiDownload(listCall, "支払通知書.csv");
  const statements = useApiDownload(statementsCall, "支払調書.csv");
  const file = useApiDownload(fileCall, "総合振込.txt");
  const archived = useApiDownload(archivedCall, "支払通知書.pdf");
  const zip = useApiDownload(zipCall, "支払通知書.zip");
  const { download: savePdf } = pdf;
  const { download: saveZip } = zip;
  const { download: saveList } = list;
  const { download: saveStatements } = statements;
  const { download: saveFile } = file;
  const { download: saveArchived } = archived;
  const all = [pdf, list, statements, file, archived, zip];
  return {
    downloadNoticePdf: useCallback((uid: string) => savePdf({ params: { id: uid } }), [savePdf]),
    downloadNoticePdfs: useCallback(
      (uid: readonly string[]) => saveZip({ query: { uid: [...uid] } }),
      [saveZip],
    ),
    exportPaymentNotices: useCallback(
      (filter: Omit<PaymentNoticeListQuery, "cursor" | "limit" | "format"> = {}) =>
        saveList({ query: { ...filter, format: "csv" } }),
      [saveList],
    ),
    exportPaymentStatements: useCallback(
      (filter: Omit<PaymentStatementsQuery, "cursor" | "limit" | "format">) =>
        saveStatements({ query: { ...filter, format: "csv" } }),
      [saveStatements],
    ),
    downloadTransferFile: useCallback((uid: string) => saveFile({ params: { id: uid } }), [saveFile]),
    downloadArchivedNoticePdf: useCallback(
      (uid: string) => saveArchived({ params: { id: uid } }),
      [saveArchived],
    ),
    isDownloading: all.some((one) => one.isDownloading),
    error: all.find((one) => one.error)?.error,
  };
}
