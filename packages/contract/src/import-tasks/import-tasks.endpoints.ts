import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "import-tasks";

/** A dry run answers the preview, otherwise the queued task. One running task per company. File ≤ 50 MB. */
export const createImportTask = defineEndpoint("createImportTask", "/company/managed_creator_import_tasks", {
  method: "POST",
  slice,
  summary: "一括登録の開始（dry_run で事前確認）",
  policy: policies.write,
  bodyType: "form",
  errors: ["csv_unreadable", "csv_columns_mismatch", "import_running", "payload_too_large"],
});

/** All imports of the company, the newest first. Their files are not kept; failed rows are for 30 days. */
export const listImportTasks = defineEndpoint("listImportTasks", "/import_tasks", {
  method: "GET",
  slice,
  base: "",
  summary: "取込の履歴",
  policy: policies.member,
});

/** The newest task, unchecked ones first; null when there has been none. */
export const getImportTaskStatus = defineEndpoint(
  "getImportTaskStatus",
  "/company/managed_creator_import_tasks/status",
  {
    method: "GET",
    slice,
    summary: "取込の進み具合",
    policy: policies.member,
    isSupplementary: true,
  },
);

export const checkImportTask = defineEndpoint(
  "checkImportTask",
  "/company/managed_creator_import_tasks/{id}/check",
  {
    method: "PUT",
    slice,
    summary: "取込結果の確認・取り消し",
    policy: policies.write,
    errors: ["not_found", "conflict"],
  },
);

/**
 * Ends an import where it stands: what is registered stays and can be taken back, the file is the caller's draft again.
 * Once more, or after the end, it answers the task as it is.
 */
export const stopImportTask = defineEndpoint("stopImportTask", "/import_tasks/{id}/stop", {
  method: "PUT",
  slice,
  base: "",
  summary: "取込の停止",
  policy: policies.write,
  errors: ["not_found"],
});

export const downloadImportErrors = defineEndpoint(
  "downloadImportErrors",
  "/exports/import_tasks/{id}/errors.csv",
  {
    method: "GET",
    slice,
    base: "",
    summary: "取り込めなかった行のCSV",
    policy: policies.member,
    produces: ["text/csv"],
    errors: ["not_found"],
  },
);

/** The headers that are recognised and one example row, which an import leaves out. */
export const downloadImportTemplate = defineEndpoint(
  "downloadImportTemplate",
  "/exports/import_tasks/template.csv",
  {
    method: "GET",
    slice,
    base: "",
    summary: "一括登録のひな形",
    policy: policies.member,
    produces: ["text/csv"],
  },
);
