import { CheckboxGroup, RadioGroup } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
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
export function FormChecks<Values extends FieldValues>({ control, name, ...look }: ChoiceProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <CheckboxGroup
      {...look}
      id={fieldId(name)}
      error={fieldState.error?.message}
      value={field.value ?? []}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

/** One of a few choices. */
export function FormRadios<Values extends FieldValues>({ control, name, ...look }: ChoiceProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <RadioGroup
      {...look}
      name={name}
      id={fieldId(name)}
      error={fieldState.error?.message}
      value={field.value ?? null}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

interface AnswerProps<Values extends FieldValues> extends Omit<ChoiceProps<Values>, "options"> {
  words: readonly [yes: string, no: string];
}

/** Yes, no, or nothing said yet, which is null. */
export function FormAnswer<Values extends FieldValues>(props: AnswerProps<Values>) {
  const { control, name, words, ...look } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <RadioGroup
      {...look}
      name={name}
      id={fieldId(name)}
      options={[
        { value: "", label: "未設定" },
        { value: "yes", label: words[0] },
        { value: "no", label: words[1] },
      ]}
      error={fieldState.error?.message}
      value={field.value === true ? "yes" : field.value === false ? "no" : ""}
      onValueChange={(answer) => field.onChange(answer === "" ? null : answer === "yes")}
      onBlur={field.onBlur}
    />
  );
}
