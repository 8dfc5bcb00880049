import type { Field } from "@tsumugi/contract";
import { Switch } from "@tsumugi/ui";
import type { ReactNode } from "react";
import {
  type Control,
  Controller,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
} from "react-hook-form";
import { FormAnswer, FormChecks, FormRadios } from "./FormChecks.tsx";
import { FormPeriods } from "./FormPeriods.tsx";
import { FormRates } from "./FormRates.tsx";
import { blankProblem, normalizers, quantityProblem, textProblem } from "./fieldRules.ts";
import { FormArea, FormDay, FormText, FormYen } from "./fields.tsx";
import { optionsOf } from "./optionsOf.ts";
import { FormCombobox, FormMultiSelect, FormSelect, FormTags, MANY } from "./pickers.tsx";
import type { OptionLook } from "./types.ts";
import { withChecks } from "./useField.ts";

export interface DeclaredFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  field: Field;
  /** Key of the field in the form's values. */
  name: FieldPath<Values>;
  /** In place of the declared one, where a form says more, such as the tax of a sum. */
  label?: string;
  hint?: ReactNode;
  placeholder?: string;
  width?: "sm" | "md";
  /** Members or genres to choose from; words to suggest for tags. */
  options?: readonly OptionLook[];
  suggestions?: readonly string[];
  /** What a day has to do with the form's other values. */
  rules?: RegisterOptions<Values, FieldPath<Values>>;
  /** Of a text: the field is left. */
  onLeave?: (text: string) => void;
}

/** Browsers offer the person's own data for these, and it is another person's that is asked for. */
const inputs: Partial<
  Record<Field["kind"], { type?: "email"; inputMode?: "tel" | "numeric" | "url"; width?: "sm" }>
> = {
  email: { type: "email" },
  phone: { inputMode: "tel" },
  postal_code: { inputMode: "numeric" },
  url: { inputMode: "url" },
  digits: { inputMode: "numeric", width: "sm" },
};

const MAX_NUMBER = 999_999_999_999;

/** The input of a declared field: its label, its kind and what may stand in it are the declaration's. */
export function DeclaredField<Values extends FieldValues>(props: DeclaredFieldProps<Values>) {
  const { field, options = [], suggestions, rules, width, onLeave, ...rest } = props;
  const common = {
    ...rest,
    label: rest.label ?? field.label,
    requirement: field.required && ("required" as const),
  };
  const filled = (value: unknown) => blankProblem(field, value) ?? true;
  switch (field.kind) {
    case "multiline":
      return <FormArea {...common} rows={4} limit={field.max} />;
    case "yen":
      return <FormYen {...common} rules={withChecks(rules, { filled })} />;
    case "number":
      return <FormYen {...common} unit="" step={1} min={-MAX_NUMBER} decimals={4} />;
    case "day":
      return <FormDay {...common} rules={withChecks(rules, { filled })} />;
    case "quantity":
      return (
        <FormYen
          {...common}
          unit={field.unit}
          step={1}
          rules={{ validate: (value) => quantityProblem(field, value) ?? true }}
        />
      );
    case "rates":
      return <FormRates {...common} max={field.max} />;
    case "periods":
      return <FormPeriods {...common} max={field.max} />;
    case "choice": {
      // One that begins with nothing can be left so.
      const blank = field.initial === "" ? [{ value: "", label: "未設定" }] : [];
      const choices = [...blank, ...optionsOf(field.choices)];
      // Two are read at a glance, more would push the form apart.
      return choices.length > 2 ? (
        <FormSelect {...common} options={choices} />
      ) : (
        <FormRadios {...common} options={choices} />
      );
    }
    case "choices":
      return <FormChecks {...common} options={optionsOf(field.choices)} />;
    case "yes_no":
      return field.words ? (
        <FormAnswer {...common} words={field.words} />
      ) : (
        <YesNo {...common} label={`${field.label}する`} />
      );
    case "tags":
      return <FormTags {...common} prefix={field.prefix} suggestions={suggestions} />;
    case "member":
      return <FormCombobox {...common} options={options} />;
    case "genres":
      return options.length > MANY ? (
        <FormMultiSelect {...common} options={options} placeholder={`${field.label}を探す`} />
      ) : (
        <FormChecks {...common} options={options} />
      );
    default:
      return (
        <FormText
          {...common}
          width={width}
          onLeave={onLeave}
          {...inputs[field.kind]}
          autoComplete="off"
          normalize={normalizers[field.kind]}
          rules={{ validate: (value) => textProblem(field, String(value)) ?? true }}
        />
      );
  }
}

function YesNo<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
}: Pick<DeclaredFieldProps<Values>, "control" | "name" | "hint"> & { label: string }) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Switch
          label={label}
          description={hint}
          name={field.name}
          checked={field.value === true}
          onChange={(event) => field.onChange(event.target.checked)}
          onBlur={field.onBlur}
          ref={field.ref}
        />
      )}
    />
  );
}
