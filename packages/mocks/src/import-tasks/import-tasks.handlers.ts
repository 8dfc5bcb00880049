import {
  checkImportTask,
  createImportTask,
  downloadImportErrors,
  getImportTaskStatus,
} from "@tsumugi/contract";
import { NOW } from "../core/clock.ts";
import { indexOf } from "../core/counter.ts";
import { fileResponse, mockEndpoint } from "../core/mockEndpoint.ts";
import { buildImportPreview, buildImportTask, buildRunningImportTask } from "./import-tasks.fixtures.ts";

export const importTasksHandlers = [
  mockEndpoint(createImportTask, ({ body }) =>
    body.dry_run ? buildImportPreview() : buildRunningImportTask({ status: "queued", done: 0 }, 1),
  ),
  mockEndpoint(getImportTaskStatus, () => ({ task: buildImportTask({}, 1) })),
  mockEndpoint(checkImportTask, ({ params, body }) =>
    buildImportTask({ checked_at: NOW, undone_at: body.undo ? NOW : null }, indexOf(params.id)),
  ),
  mockEndpoint(downloadImportErrors, () =>
    fileResponse("表示名,理由\r\n,表示名が空です。表示名を入力してください。\r\n", "取り込めなかった行.csv"),
  ),
];
