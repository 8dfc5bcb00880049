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
import { NOW } from "../core/clock.ts";
import { indexOf, pageOf } from "../core/counter.ts";
import { fileResponse, mockEndpoint } from "../core/mockEndpoint.ts";
import { buildImportTaskSummaries } from "./import-history.fixtures.ts";
import {
  buildImportDraft,
  buildImportDraftRows,
  buildImportPreview,
  buildImportTask,
  buildRunningImportTask,
  buildStoppedImportTask,
  buildUndoingImportTask,
} from "./import-tasks.fixtures.ts";

export const importTasksHandlers = [
  mockEndpoint(createImportTask, ({ body }) =>
    body.dry_run
      ? buildImportPreview({ on_match: body.on_match, mapping_from: body.mapping ? "given" : "guessed" })
      : buildRunningImportTask({ status: "queued", done: 0 }, 1),
  ),
  mockEndpoint(listImportTasks, () => pageOf(buildImportTaskSummaries())),
  mockEndpoint(getImportTaskStatus, () => ({ task: buildImportTask({}, 1) })),
  mockEndpoint(checkImportTask, ({ params, body }) =>
    body.undo
      ? buildUndoingImportTask({}, indexOf(params.id))
      : buildImportTask({ checked_at: NOW }, indexOf(params.id)),
  ),
  mockEndpoint(stopImportTask, ({ params }) => buildStoppedImportTask({}, indexOf(params.id))),
  mockEndpoint(downloadImportTemplate, () =>
    fileResponse("表示名,氏名\r\n（記入例）はなこの毎日,山田 花子\r\n", "クリエイター一括登録_ひな形.csv"),
  ),
  mockEndpoint(downloadImportErrors, () =>
    fileResponse("表示名,理由\r\n,表示名が空です。表示名を入力してください。\r\n", "取り込めなかった行.csv"),
  ),
  mockEndpoint(createImportDraft, () => buildImportDraft({ preview: null, error_kinds: [] }, 1)),
  mockEndpoint(listImportDrafts, () => ({ items: [] })),
  mockEndpoint(getImportDraft, ({ params }) => buildImportDraft({}, indexOf(params.id))),
  mockEndpoint(updateImportDraft, ({ params, body: { mapping, step = "mapping" } }) =>
    buildImportDraft({ step, ...(mapping ? { mapping } : {}) }, indexOf(params.id)),
  ),
  // With a mapping it is the second dry run: the person goes on to what was found.
  mockEndpoint(
    checkImportDraft,
    ({
      params,
      body: { mapping, header_row = 1, on_match = "update", match_by = "auto", blanks = "keep" },
    }) =>
      buildImportDraft(
        {
          step: mapping ? "check" : "mapping",
          preview: {
            on_match,
            match_by,
            blanks,
            header_row,
            ...(mapping ? { mapping, mapping_from: "given" as const } : {}),
          },
        },
        indexOf(params.id),
      ),
  ),
  mockEndpoint(listImportDraftRows, () => pageOf(buildImportDraftRows())),
  mockEndpoint(fixImportDraftRows, ({ body: { fixes } }) => ({
    rows: fixes.length,
    pending: fixes.length,
    change: 1,
  })),
  mockEndpoint(fixMatchingImportDraftRows, () => ({ rows: 2, pending: 2, change: 1 })),
  mockEndpoint(startImportDraft, () => buildRunningImportTask({ status: "queued", done: 0 }, 1)),
  mockEndpoint(deleteImportDraft, () => undefined),
];
