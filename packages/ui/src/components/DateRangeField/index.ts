export { DateRangeField, type DateRangeFieldProps } from "./DateRangeField.tsx";
export {
  comingPresets,
  type DateRange,
  type DateRangePreset,
  emptyRange,
  pastPresets,
  rangeProblem,
} from "./dateRange.ts";
