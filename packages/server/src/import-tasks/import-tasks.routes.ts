import {
  checkImportTask,
  createImportTask,
  downloadImportErrors,
  getImportTaskStatus,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { errorFile } from "./errorFile.ts";
import { checkImport, createImport, importStatus } from "./import-tasks.service.ts";

export const importTasksRoutes = [
  handle(createImportTask, ({ actor, body }) => createImport(actor, body)),
  handle(getImportTaskStatus, ({ actor }) => importStatus(actor)),
  handle(checkImportTask, ({ actor, params, body }) => checkImport(actor, params.id, body.undo ?? false)),
  handle(downloadImportErrors, ({ actor, params }) => errorFile(actor, params.id)),
];
