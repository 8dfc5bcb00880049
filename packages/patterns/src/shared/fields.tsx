import {
  DateField,
  DateTimeField,
  FormField,
  NumberField,
  TextArea,
  TextField,
  type TextFieldProps,
} from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dateTimeKey, dateTimeProblem, dayKey, dayProblem, numberProblem } from "@tsumugi/ui/format";
import { useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { type FieldCommon, useField, withChecks } from "./useField.ts";

type TextRest = Pick<
  TextFieldProps,
  "type" | "width" | "autoComplete" | "inputMode" | "placeholder" | "limit"
>;

export function FormText<Values extends FieldValues>({
  normalize,
  onLeave,
  type,
  width,
  autoComplete,
  inputMode,
  placeholder,
  limit,
  ...common
}: FieldCommon<Values> &
  TextRest & {
    /** Applied when the field is left. */
    normalize?: (text: string) => string;
    /** Told what the field holds when it is left. */
    onLeave?: (text: string) => void;
  }) {
  const { field, frame } = useField(common);
  const leave = () => {
    const typed = String(field.value ?? "");
    const text = normalize?.(typed) ?? typed;
    if (normalize) field.onChange(text);
    field.onBlur();
    onLeave?.(text);
  };
  return (
    <FormField {...frame}>
      <TextField
        type={type}
        width={width}
        autoComplete={autoComplete}
        inputMode={inputMode}
        placeholder={placeholder}
        limit={limit}
        {...field}
        value={field.value ?? ""}
        onBlur={leave}
      />
    </FormField>
  );
}

export function FormArea<Values extends FieldValues>({
  rows = 3,
  placeholder,
  limit,
  ...common
}: FieldCommon<Values> & { rows?: number; placeholder?: string; limit?: number }) {
  const { field, frame } = useField(common);
  return (
    <FormField {...frame}>
      <TextArea {...field} value={field.value ?? ""} rows={rows} placeholder={placeholder} limit={limit} />
    </FormField>
  );
}

/** A sum of money, 0 or more. Text that is no number is kept and named; the form does not go out with it. */
export function FormYen<Values extends FieldValues>({
  unit = "円",
  step = 1000,
  min = 0,
  decimals = 0,
  ...common
}: FieldCommon<Values> & { unit?: string; step?: number; min?: number; decimals?: number }) {
  // Read when the form checks, after the key that changed it.
  const problem = useRef<string>(undefined);
  const readable = (value: unknown) =>
    typeof value === "number" && (Number.isNaN(value) || value < min)
      ? (problem.current ?? numberProblem(String(value), { min, unit, decimals }) ?? true)
      : true;
  const { field, frame } = useField({ ...common, rules: withChecks(common.rules, { readable }) });
  return (
    <FormField {...frame}>
      <NumberField
        ref={field.ref}
        name={field.name}
        unit={unit}
        min={min}
        decimals={decimals}
        step={step}
        value={field.value ?? null}
        onValueChange={(value, typed) => {
          problem.current = typed.problem;
          field.onChange(value === undefined ? Number.NaN : value);
        }}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}

/** A day, or null when empty. What cannot be read stays in the field and keeps the form from going out. */
export function FormDay<Values extends FieldValues>({
  min,
  max,
  ...common
}: FieldCommon<Values> & { min?: string; max?: string }) {
  const today = dayKey(useNow());
  const readable = (value: unknown) =>
    value ? (dayProblem(String(value), { today, min, max }) ?? true) : true;
  const { field, frame } = useField({ ...common, rules: withChecks(common.rules, { readable }) });
  return (
    <FormField {...frame}>
      <DateField
        ref={field.ref}
        name={field.name}
        min={min}
        max={max}
        value={field.value || null}
        onValueChange={(day, { text }) => field.onChange(day === undefined ? text : day)}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}

/**
 * A day with its time in Japan, `YYYY-MM-DDTHH:MM`, or null when empty. What cannot be read stays in the field. `min` is
 * for the calendar: what lies before it is refused by the form's own rules, in its own words.
 */
export function FormDateTime<Values extends FieldValues>({
  min,
  defaultTime,
  ...common
}: FieldCommon<Values> & { min?: string; defaultTime?: string }) {
  const now = dateTimeKey(useNow());
  const readable = (value: unknown) =>
    value ? (dateTimeProblem(String(value), { now, defaultTime }) ?? true) : true;
  const { field, frame } = useField({ ...common, rules: withChecks(common.rules, { readable }) });
  return (
    <FormField {...frame}>
      <DateTimeField
        ref={field.ref}
        name={field.name}
        min={min}
        defaultTime={defaultTime}
        value={field.value || null}
        onValueChange={(value, { text }) => field.onChange(value === undefined ? text : value)}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
