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
  startImportDraft,
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
import { checkImport, createImport, importStatus } from "./import-tasks.service.ts";

export const importTasksRoutes = [
  handle(createImportTask, createImport),
  handle(getImportTaskStatus, importStatus),
  handle(checkImportTask, (actor, { id, undo }) => checkImport(actor, id, undo ?? false)),
  handle(downloadImportTemplate, (_, { encoding }) => importTemplate(encoding)),
  handle(downloadImportErrors, (actor, { id }) => errorFile(actor, id)),
  handle(createImportDraft, (actor, { file }) => createDraft(actor, file)),
  handle(listImportDrafts, myDrafts),
  handle(getImportDraft, (actor, { id }) => getDraft(actor, id)),
  handle(updateImportDraft, (actor, { id, ...body }) => chooseInDraft(actor, id, body)),
  handle(checkImportDraft, (actor, { id, ...body }) => checkDraft(actor, id, body)),
  handle(listImportDraftRows, (actor, { id, ...query }) => draftRows(actor, id, query)),
  handle(fixImportDraftRows, (actor, { id, fixes }) => fixRows(actor, id, fixes)),
  handle(fixMatchingImportDraftRows, (actor, { id, ...body }) => fixMatching(actor, id, body)),
  handle(startImportDraft, (actor, { id, seen_at }) => startDraft(actor, id, seen_at)),
  handle(deleteImportDraft, (actor, { id }) => discardDraft(actor, id)),
];
