export {
  checkImportDraft,
  createImportDraft,
  deleteImportDraft,
  fixImportDraftRows,
  fixMatchingImportDraftRows,
  getImportDraft,
  listImportDraftRows,
  listImportDrafts,
  startImportDraft,
  updateImportDraft,
} from "./import-drafts.endpoints.ts";
export type {
  ImportDraft,
  ImportDraftRow,
  ImportDraftSummary,
  ImportErrorKind,
} from "./import-drafts.schemas.ts";
export {
  type CsvEncoding,
  csvEncodingLabels,
  csvEncodings,
  type ImportBlank,
  type ImportDraftStep,
  type ImportKeyChoice,
  type ImportMatch,
  type ImportStatus,
  importBlankLabels,
  importBlanks,
  importKeyLabels,
  importKeys,
  importMatches,
  importMatchLabels,
  importStatuses,
  importStatusLabels,
} from "./import-tasks.constants.ts";
export {
  checkImportTask,
  createImportTask,
  downloadImportErrors,
  downloadImportTemplate,
  getImportTaskStatus,
  listImportTasks,
  stopImportTask,
} from "./import-tasks.endpoints.ts";
export type {
  ImportFailedRow,
  ImportFix,
  ImportMapping,
  ImportNewTag,
  ImportPreview,
  ImportPreviewRow,
  ImportRowError,
  ImportTask,
  ImportTaskSummary,
} from "./import-tasks.schemas.ts";
export {
  type BuiltInImportField,
  type ImportField,
  importFieldLabels,
  importFields,
  templateFields,
} from "./importFields.ts";
export { mappingProblems } from "./mappingProblems.ts";
