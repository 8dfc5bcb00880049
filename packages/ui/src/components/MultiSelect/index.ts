export { MultiSelect } from "./LazyMultiSelect.tsx";
export type { MultiSelectProps } from "./MultiSelect.tsx";
