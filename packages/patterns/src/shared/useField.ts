import { type ReactNode, useEffect, useRef } from "react";
import {
  type Control,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useController,
} from "react-hook-form";
import { afterPress, watchPresses } from "./press.ts";

/** Anchor of a field, so that the error summary can lead to it. */
export const fieldId = (name: string) => `field-${name.replaceAll(".", "-")}`;

/** What every field of a form takes. */
export interface FieldCommon<Values extends FieldValues> {
  /** フォームの `control`。React Hook Form の `useForm` から渡します。 */
  control: Control<Values>;
  /** フォームの中の欄の名前。 */
  name: FieldPath<Values>;
  /** 欄の見出し。 */
  label: ReactNode;
  /** 見出しに付ける「必須」か「任意」。 */
  requirement?: "required" | "optional";
  /** 欄に添える入力のしかた。 */
  hint?: ReactNode;
  /** 入力の検査。React Hook Form の `rules` です。 */
  rules?: RegisterOptions<Values, FieldPath<Values>>;
}

/** A field's own checks beside those of the form around it, never in their place. */
export function withChecks<Values extends FieldValues>(
  rules: FieldCommon<Values>["rules"],
  checks: Readonly<Record<string, (value: unknown) => string | true>>,
) {
  const own = rules?.validate;
  const validate = { ...checks, ...(typeof own === "function" ? { own } : own) };
  return { ...rules, validate } as FieldCommon<Values>["rules"];
}

/** Joins a control to the form and gives what its `FormField` shows. Left by a press, it is checked after the press. */
export function useField<Values extends FieldValues>({
  control,
  name,
  label,
  requirement,
  hint,
  rules,
}: FieldCommon<Values>) {
  const { field, fieldState } = useController({ control, name, rules });
  // The press may take the field away, or move it up to another name: it is checked where it is by then, if at all.
  const check = useRef<() => void>(undefined);
  useEffect(() => {
    check.current = field.onBlur;
    return () => {
      check.current = undefined;
    };
  }, [field.onBlur]);
  useEffect(watchPresses, []);
  const frame = { label, requirement, hint, error: fieldState.error?.message, id: fieldId(name) };
  // Named, not inferred: spelt out, the type is longer than the compiler writes into declarations.
  const checked: typeof field = { ...field, onBlur: () => afterPress(() => check.current?.()) };
  return { field: checked, frame };
}
