import {
  checkImportDraft,
  checkImportTask,
  createImportDraft,
  createImportTask,
  deleteImportDraft,
  downloadImportErrors,
  downloadImportTemplate,
  fixImportDraftRows,
  fixMatchingImportDraftRows,
  getImportDraft,
  getImportTaskStatus,
  listImportDraftRows,
  listImportDrafts,
  listImportTasks,
  startImportDraft,
  stopImportTask,
  updateImportDraft,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { checkDraft, draftRows, fixMatching, fixRows } from "./drafts/fixDraft.service.ts";
import {
  chooseInDraft,
  createDraft,
  discardDraft,
  getDraft,
  myDrafts,
  startDraft,
} from "./drafts/import-drafts.service.ts";
import { errorFile } from "./files/errorFile.service.ts";
import { importTemplate } from "./files/template.service.ts";
import { importHistory } from "./history/importHistory.service.ts";
import { checkImport, createImport, importStatus } from "./import-tasks.service.ts";
import { stopImport } from "./run/stopImport.service.ts";

export const importTasksRoutes = [
  handle(createImportTask, createImport),
  handle(listImportTasks, importHistory),
  handle(getImportTaskStatus, importStatus),
  handle(checkImportTask, checkImport),
  handle(stopImportTask, stopImport),
  handle(downloadImportTemplate, importTemplate),
  handle(downloadImportErrors, errorFile),
  handle(createImportDraft, createDraft),
  handle(listImportDrafts, myDrafts),
  handle(getImportDraft, getDraft),
  handle(updateImportDraft, chooseInDraft),
  handle(checkImportDraft, checkDraft),
  handle(listImportDraftRows, draftRows),
  handle(fixImportDraftRows, fixRows),
  handle(fixMatchingImportDraftRows, fixMatching),
  handle(startImportDraft, startDraft),
  handle(deleteImportDraft, discardDraft),
];
