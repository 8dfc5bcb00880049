import type { ReactNode } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { Checkbox } from "../../components/Checkbox/Checkbox.tsx";
import { FormField } from "../../components/FormField/FormField.tsx";
import { Radio } from "../../components/Radio/Radio.tsx";
import type { OptionLook } from "./types.ts";
import { fieldId } from "./useField.ts";

interface ChoiceProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: ReactNode;
  hint?: ReactNode;
  options: readonly OptionLook[];
}

/** Any number of a few choices; the value is the list of chosen ones, in the order of the options. */
export function FormChecks<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  options,
}: ChoiceProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const chosen: readonly string[] = field.value ?? [];
  const toggle = (value: string, on: boolean) =>
    field.onChange(
      options.map((option) => option.value).filter((one) => (one === value ? on : chosen.includes(one))),
    );
  return (
    <FormField label={label} hint={hint} error={fieldState.error?.message} id={fieldId(name)} group>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={chosen.includes(option.value)}
          onChange={(event) => toggle(option.value, event.target.checked)}
          onBlur={field.onBlur}
        />
      ))}
    </FormField>
  );
}

/** One of a few choices. */
export function FormRadios<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  options,
}: ChoiceProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FormField label={label} hint={hint} error={fieldState.error?.message} id={fieldId(name)} group>
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name}
          label={option.label}
          value={option.value}
          checked={field.value === option.value}
          onChange={() => field.onChange(option.value)}
          onBlur={field.onBlur}
        />
      ))}
    </FormField>
  );
}
