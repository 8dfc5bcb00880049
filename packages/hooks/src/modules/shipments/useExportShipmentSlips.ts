import { type BodyOf, exportShipmentSlips as exportCall } from "@tsumugi/contract";
import { useCallback } from "react";
import { useApiDownload } from "../../core/useApiDownload.ts";

/**
 * Labels for the carrier's program as a CSV file. Raises `feature_not_granted`, and `invalid_request` where an address
 * is missing.
 *
 * @example
 * const { exportShipmentSlips } = useExportShipmentSlips();
 * await exportShipmentSlips(project.uid, { creator_uids, encoding: "shift_jis" });
 */
export function useExportShipmentSlips() {
  const { download, isDownloading, error } = useApiDownload(exportCall, "送り状.csv");
  const exportShipmentSlips = useCallback(
    (uid: string, body: BodyOf<typeof exportCall>) => download({ params: { id: uid }, body }),
    [download],
  );
  return { exportShipmentSlips, isDownloading, error };
}
