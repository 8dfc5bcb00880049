import { type ComboboxOption, FormField, Select, type SelectOption, type TagFieldProps } from "@tsumugi/ui";
import { Combobox, MultiSelect, TagField } from "@tsumugi/ui/eager";
import type { FieldValues } from "react-hook-form";
import { type FieldCommon, useField } from "./useField.ts";

/** `nullable`: the empty entry is null instead of "". */
export function FormSelect<Values extends FieldValues>({
  options,
  placeholder,
  nullable = false,
  width,
  ...common
}: FieldCommon<Values> & {
  options: readonly SelectOption[];
  placeholder?: string;
  nullable?: boolean;
  width?: "sm" | "md";
}) {
  const { field, frame } = useField(common);
  return (
    <FormField {...frame}>
      <Select
        {...field}
        width={width}
        options={options}
        placeholder={placeholder}
        value={field.value ?? ""}
        onChange={(event) => field.onChange(nullable ? event.target.value || null : event.target.value)}
      />
    </FormField>
  );
}

/** From this many options on, one types to find instead of reading a list. */
export const MANY = 10;

/** One of many, found by typing; null when none is chosen. */
export function FormCombobox<Values extends FieldValues>({
  options,
  placeholder,
  ...common
}: FieldCommon<Values> & { options: readonly ComboboxOption[]; placeholder?: string }) {
  const { field, frame } = useField(common);
  return (
    <FormField {...frame}>
      <Combobox
        ref={field.ref}
        name={field.name}
        options={options}
        placeholder={placeholder}
        value={field.value ?? null}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}

/** Several of many, found by typing, as chips. */
export function FormMultiSelect<Values extends FieldValues>({
  options,
  placeholder,
  ...common
}: FieldCommon<Values> & { options: readonly ComboboxOption[]; placeholder?: string }) {
  const { field, frame } = useField(common);
  return (
    <FormField {...frame}>
      <MultiSelect
        ref={field.ref}
        options={options}
        placeholder={placeholder}
        value={field.value ?? []}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}

export function FormTags<Values extends FieldValues>({
  suggestions,
  placeholder,
  prefix,
  ...common
}: FieldCommon<Values> & Pick<TagFieldProps, "suggestions" | "placeholder" | "prefix">) {
  const { field, frame } = useField(common);
  return (
    <FormField {...frame}>
      <TagField
        value={field.value ?? []}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        suggestions={suggestions}
        placeholder={placeholder}
        prefix={prefix}
      />
    </FormField>
  );
}
