import { listManagedCreators } from "@tsumugi/contract";
import { useCallback } from "react";
import type { ApiError } from "../../core/apiError.ts";
import { useApiDownload } from "../../core/useApiDownload.ts";
import type { ManagedCreatorFilter } from "./useManagedCreators.ts";

export interface UseExportManagedCreators {
  /** Saves all that match the filter as CSV; answers the file name. Raises `feature_not_granted`. */
  readonly exportManagedCreators: (
    filter?: ManagedCreatorFilter,
    encoding?: "utf-8" | "shift_jis",
  ) => Promise<string>;
  readonly isDownloading: boolean;
  readonly error: ApiError | undefined;
}

/**
 * CSV export of the creators.
 *
 * @example
 * const { exportManagedCreators, isDownloading } = useExportManagedCreators();
 * await exportManagedCreators({ stage: ["active"] });
 */
export function useExportManagedCreators(): UseExportManagedCreators {
  const { download, isDownloading, error } = useApiDownload(listManagedCreators, "クリエイター.csv");
  const exportManagedCreators = useCallback(
    (filter: ManagedCreatorFilter = {}, encoding: "utf-8" | "shift_jis" = "utf-8") =>
      download({ query: { ...filter, format: "csv", encoding } }),
    [download],
  );
  return { exportManagedCreators, isDownloading, error };
}
