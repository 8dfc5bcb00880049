import {
  checkImportTask,
  createImportTask,
  downloadImportErrors,
  downloadImportTemplate,
  getImportTaskStatus,
} from "@tsumugi/contract";
import { NOW } from "../core/clock.ts";
import { indexOf } from "../core/counter.ts";
import { fileResponse, mockEndpoint } from "../core/mockEndpoint.ts";
import {
  buildImportPreview,
  buildImportTask,
  buildRunningImportTask,
  buildUndoingImportTask,
} from "./import-tasks.fixtures.ts";

export const importTasksHandlers = [
  mockEndpoint(createImportTask, ({ body }) =>
    body.dry_run
      ? buildImportPreview({ on_match: body.on_match, mapping_from: body.mapping ? "given" : "guessed" })
      : buildRunningImportTask({ status: "queued", done: 0 }, 1),
  ),
  mockEndpoint(getImportTaskStatus, () => ({ task: buildImportTask({}, 1) })),
  mockEndpoint(checkImportTask, ({ params, body }) =>
    body.undo
      ? buildUndoingImportTask({}, indexOf(params.id))
      : buildImportTask({ checked_at: NOW }, indexOf(params.id)),
  ),
  mockEndpoint(downloadImportTemplate, () =>
    fileResponse("表示名,氏名\r\n（記入例）はなこの毎日,山田 花子\r\n", "クリエイター一括登録_ひな形.csv"),
  ),
  mockEndpoint(downloadImportErrors, () =>
    fileResponse("表示名,理由\r\n,表示名が空です。表示名を入力してください。\r\n", "取り込めなかった行.csv"),
  ),
];
