import { FormField, TextField } from "@tsumugi/ui";
import type { FieldValues } from "react-hook-form";
import { type FieldCommon, useField } from "../../shared/useField.ts";

const rules = {
  validate: (value: unknown) =>
    String(value ?? "").trim() !== "" ||
    "確認コードが入力されていません。認証アプリの6桁の数字を入力してください。",
};

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
    label: "確認コード",
    requirement: "required",
    hint: appOnly
      ? "認証アプリに表示された6桁の数字です"
      : "認証アプリに表示された6桁の数字です。端末がないときは、リカバリーコードを入力します",
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
