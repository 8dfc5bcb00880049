export { NumberField, type NumberFieldProps, type NumberTyped } from "./NumberField.tsx";
