export { CsvDropStep, type CsvDropStepProps } from "./CsvDropStep/CsvDropStep.tsx";
export {
  CsvDryRunStep,
  type CsvDryRunStepProps,
} from "./CsvDryRunStep/CsvDryRunStep.tsx";
export {
  CsvMappingStep,
  type CsvMappingStepProps,
} from "./CsvMappingStep/CsvMappingStep.tsx";
export { CsvPasteField, type CsvPasteFieldProps } from "./CsvPasteField/CsvPasteField.tsx";
export {
  CsvResult,
  type CsvResultProps,
  type ImportTaskLook,
} from "./CsvResult/CsvResult.tsx";
export {
  ImportChanges,
  type ImportChangesProps,
  type ImportRowLook,
} from "./ImportChanges/ImportChanges.tsx";
export {
  ImportCounts,
  type ImportCountsLook,
  type ImportCountsProps,
} from "./ImportCounts/ImportCounts.tsx";
export {
  ImportDraftList,
  type ImportDraftListProps,
  type ImportDraftLook,
} from "./ImportDraftList/ImportDraftList.tsx";
export {
  type ImportErrorLook,
  ImportErrors,
  type ImportErrorsProps,
} from "./ImportErrors/ImportErrors.tsx";
export { ImportMending, type ImportMendingProps } from "./ImportMending/ImportMending.tsx";
export type { ImportFailedRowLook, ImportFixLook } from "./ImportMending/mendingColumns.tsx";
export {
  type ImportErrorKindLook,
  ImportRowFilter,
  type ImportRowFilterLook,
  type ImportRowFilterProps,
} from "./ImportRowFilter/ImportRowFilter.tsx";
export { ImportSameCure, type ImportSameCureProps } from "./ImportSameCure/ImportSameCure.tsx";
