import {
  getImportTaskStatus,
  getManagedCreator,
  listImportDraftRows,
  listImportDrafts,
  listManagedCreators,
} from "@tsumugi/contract";

/** Reads that change when an import is looked at or taken back. */
export const importReads = [getImportTaskStatus, listManagedCreators, getManagedCreator] as const;

/** Reads that change when a kept file is judged anew. */
export const importDraftReads = [listImportDraftRows] as const;

/** Reads that change when a kept file comes or goes. */
export const importDraftLists = [listImportDrafts] as const;
