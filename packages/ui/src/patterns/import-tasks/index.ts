export { CsvDropStep, type CsvDropStepProps } from "./CsvDropStep/CsvDropStep.tsx";
export {
  CsvDryRunStep,
  type CsvDryRunStepProps,
} from "./CsvDryRunStep/CsvDryRunStep.tsx";
export {
  CsvMappingStep,
  type CsvMappingStepProps,
} from "./CsvMappingStep/CsvMappingStep.tsx";
export {
  CsvResult,
  type CsvResultProps,
  type ImportTaskLook,
} from "./CsvResult/CsvResult.tsx";
export {
  ImportCounts,
  type ImportCountsLook,
  type ImportCountsProps,
} from "./ImportCounts/ImportCounts.tsx";
export {
  type ImportErrorLook,
  ImportErrors,
  type ImportErrorsProps,
} from "./ImportErrors/ImportErrors.tsx";
