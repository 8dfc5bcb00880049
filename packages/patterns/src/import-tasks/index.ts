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
export { CsvResult, type CsvResultProps } from "./CsvResult/CsvResult.tsx";
export { ImportChanges, type ImportChangesProps } from "./ImportChanges/ImportChanges.tsx";
export { ImportCounts, type ImportCountsProps } from "./ImportCounts/ImportCounts.tsx";
export { ImportDraftList, type ImportDraftListProps } from "./ImportDraftList/ImportDraftList.tsx";
export { ImportErrors, type ImportErrorsProps } from "./ImportErrors/ImportErrors.tsx";
export type { ImportFailedRowLook } from "./ImportFixing/fixColumns.tsx";
export { ImportFixing, type ImportFixingProps } from "./ImportFixing/ImportFixing.tsx";
export { ImportHistory, type ImportHistoryProps } from "./ImportHistory/ImportHistory.tsx";
export { ImportNewTags, type ImportNewTagsProps } from "./ImportNewTags/ImportNewTags.tsx";
export {
  ImportRowFilter,
  type ImportRowFilterLook,
  type ImportRowFilterProps,
} from "./ImportRowFilter/ImportRowFilter.tsx";
export { ImportSameCure, type ImportSameCureProps } from "./ImportSameCure/ImportSameCure.tsx";
