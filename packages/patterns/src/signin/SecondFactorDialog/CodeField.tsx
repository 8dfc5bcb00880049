import { FormField, TextField } from "@tsumugi/ui";
import type { FieldValues } from "react-hook-form";
import { type FieldCommon, useField } from "../../shared/useField.ts";
import { codeWords } from "./codeWords.ts";

const rules = { validate: (value: unknown) => String(value ?? "").trim() !== "" || codeWords.missing };

export type CodeFieldProps<Values extends FieldValues> = Pick<FieldCommon<Values>, "control" | "name"> & {
  /** No recovery code: there is none before the app is set up. */
  appOnly?: boolean;
  autoFocus?: boolean;
};

/** The code of the second step; phones offer it from the authenticator. */
export function CodeField<Values extends FieldValues>({
  appOnly = false,
  autoFocus = false,
  ...common
}: CodeFieldProps<Values>) {
  const { field, frame } = useField({
    ...common,
    label: codeWords.label,
    requirement: "required",
    hint: appOnly ? codeWords.appOnlyHint : codeWords.hint,
    rules,
  });
  return (
    <FormField {...frame}>
      <TextField
        {...field}
        value={field.value ?? ""}
        autoComplete="one-time-code"
        inputMode={appOnly ? "numeric" : "text"}
        autoFocus={autoFocus}
      />
    </FormField>
  );
}
