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
  ImportDraftStep,
  ImportDraftSummary,
  ImportErrorKind,
} from "./import-drafts.schemas.ts";
export {
  checkImportTask,
  createImportTask,
  downloadImportErrors,
  downloadImportTemplate,
  getImportTaskStatus,
} from "./import-tasks.endpoints.ts";
export {
  type CsvEncoding,
  csvEncodingLabels,
  csvEncodings,
  type ImportFailedRow,
  type ImportFix,
  type ImportMapping,
  type ImportMatch,
  type ImportPreview,
  type ImportPreviewRow,
  type ImportRowError,
  type ImportStatus,
  type ImportTask,
  importMapping,
  importMatches,
  importMatchLabels,
  importPreview,
  importStatuses,
  importStatusLabels,
  importTask,
} from "./import-tasks.schemas.ts";
export { type ImportField, importFieldLabels, importFields } from "./importFields.ts";
export { mappingProblems } from "./mappingProblems.ts";
