export { DateField, type DateFieldProps } from "./DateField.tsx";
export type { DayTyped } from "./ParsedInput.tsx";
