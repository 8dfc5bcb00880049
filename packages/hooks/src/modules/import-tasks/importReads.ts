import {
  getImportTaskStatus,
  getManagedCreator,
  listImportDraftRows,
  listImportDrafts,
  listImportTasks,
  listManagedCreators,
} from "@tsumugi/contract";
import { todoReads } from "../todo/todoReads.ts";

/** Reads that change when an import is checked or undone. */
export const importReads = [
  getImportTaskStatus,
  listImportTasks,
  listManagedCreators,
  getManagedCreator,
  ...todoReads,
] as const;

/** Reads that change with a dry run of an uploaded file. */
export const importDraftReads = [listImportDraftRows] as const;

/** Reads that change when an uploaded file is added or removed. */
export const importDraftLists = [listImportDrafts] as const;
