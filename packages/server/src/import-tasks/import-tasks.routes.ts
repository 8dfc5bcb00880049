import {
  checkImportTask,
  createImportTask,
  downloadImportErrors,
  downloadImportTemplate,
  getImportTaskStatus,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { errorFile } from "./errorFile.ts";
import { checkImport, createImport, importStatus } from "./import-tasks.service.ts";
import { importTemplate } from "./template.ts";

export const importTasksRoutes = [
  handle(createImportTask, ({ actor, body }) => createImport(actor, body)),
  handle(getImportTaskStatus, ({ actor }) => importStatus(actor)),
  handle(checkImportTask, ({ actor, params, body }) => checkImport(actor, params.id, body.undo ?? false)),
  handle(downloadImportTemplate, ({ query }) => importTemplate(query.encoding)),
  handle(downloadImportErrors, ({ actor, params }) => errorFile(actor, params.id)),
];
