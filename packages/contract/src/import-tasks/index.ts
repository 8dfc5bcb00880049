export {
  checkImportTask,
  createImportTask,
  downloadImportErrors,
  getImportTaskStatus,
} from "./import-tasks.endpoints.ts";
export {
  type CsvEncoding,
  csvEncodingLabels,
  csvEncodings,
  type ImportField,
  type ImportMapping,
  type ImportPreview,
  type ImportRowError,
  type ImportStatus,
  type ImportTask,
  importFieldLabels,
  importFields,
  importMapping,
  importPreview,
  importStatuses,
  importStatusLabels,
  importTask,
} from "./import-tasks.schemas.ts";
