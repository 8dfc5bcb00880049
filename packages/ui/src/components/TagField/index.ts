export { TagField } from "./LazyTagField.tsx";
export type { TagFieldProps } from "./TagField.tsx";
