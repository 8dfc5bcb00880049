export { Combobox, type ComboboxProps } from "./Combobox.tsx";
export type { ChoiceSource, ComboboxOption } from "./choices.ts";
