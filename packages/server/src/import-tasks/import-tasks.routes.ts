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
import { errorFile } from "./errorFile.ts";
import {
  chooseInDraft,
  createDraft,
  discardDraft,
  getDraft,
  myDrafts,
  startDraft,
} from "./import-drafts.service.ts";
import { checkImport, createImport, importStatus } from "./import-tasks.service.ts";
import { checkDraft, draftRows, fixMatching, fixRows } from "./mendDraft.service.ts";
import { importTemplate } from "./template.ts";

export const importTasksRoutes = [
  handle(createImportTask, ({ actor, body }) => createImport(actor, body)),
  handle(getImportTaskStatus, ({ actor }) => importStatus(actor)),
  handle(checkImportTask, ({ actor, params, body }) => checkImport(actor, params.id, body.undo ?? false)),
  handle(downloadImportTemplate, ({ query }) => importTemplate(query.encoding)),
  handle(downloadImportErrors, ({ actor, params }) => errorFile(actor, params.id)),
  handle(createImportDraft, ({ actor, body }) => createDraft(actor, body.file)),
  handle(listImportDrafts, ({ actor }) => myDrafts(actor)),
  handle(getImportDraft, ({ actor, params }) => getDraft(actor, params.id)),
  handle(updateImportDraft, ({ actor, params, body }) => chooseInDraft(actor, params.id, body)),
  handle(checkImportDraft, ({ actor, params, body }) => checkDraft(actor, params.id, body)),
  handle(listImportDraftRows, ({ actor, params, query }) => draftRows(actor, params.id, query)),
  handle(fixImportDraftRows, ({ actor, params, body }) => fixRows(actor, params.id, body.fixes)),
  handle(fixMatchingImportDraftRows, ({ actor, params, body }) => fixMatching(actor, params.id, body)),
  handle(startImportDraft, ({ actor, params, body }) => startDraft(actor, params.id, body.seen_at)),
  handle(deleteImportDraft, ({ actor, params }) => discardDraft(actor, params.id)),
];
