export type { ComboboxProps } from "./Combobox.tsx";
export type { ChoiceSource, ComboboxOption } from "./choices.ts";
export { Combobox } from "./LazyCombobox.tsx";
