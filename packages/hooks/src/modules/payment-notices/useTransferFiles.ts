import { listTransferFiles, type TransferFilesQuery } from "@tsumugi/contract";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";

export type TransferFileFilter = Omit<TransferFilesQuery, "cursor">;

/**
 * Bank files (全銀 総合振込) that were made, the newest first; `null` asks for nothing. Only for admin and finance.
 *
 * @example
 * const { transferFiles } = useTransferFiles({ notice: [notice.uid] });
 */
export function useTransferFiles(filter: TransferFileFilter | null = {}) {
  const { items, ...list } = useApiInfiniteQuery(listTransferFiles, filter && { query: filter });
  return { transferFiles: items, ...list };
}
