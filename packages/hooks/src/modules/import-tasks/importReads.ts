import { getImportTaskStatus, getManagedCreator, listManagedCreators } from "@tsumugi/contract";

/** Reads that change when an import is looked at or taken back. */
export const importReads = [getImportTaskStatus, listManagedCreators, getManagedCreator] as const;
