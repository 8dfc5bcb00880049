import type { FieldValues } from "react-hook-form";
import { FormField } from "../../components/FormField/FormField.tsx";
import { Select, type SelectOption } from "../../components/Select/Select.tsx";
import { TagField, type TagFieldProps } from "../../components/TagField/TagField.tsx";
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
        {...{ suggestions, placeholder, prefix }}
      />
    </FormField>
  );
}
