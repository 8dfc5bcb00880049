import type { DatedRate } from "@tsumugi/contract";
import { Button, IconButton } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { type Control, type FieldPath, type FieldValues, useFieldArray, useFormState } from "react-hook-form";
import { RowsFieldset } from "./FormLayout.ts";
import { FormDay, FormYen } from "./fields.tsx";

interface Rates extends FieldValues {
  [name: string]: DatedRate[];
}

export interface FormRatesProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  max: number;
}

/** Percentages, each from a day on. */
export function FormRates<Values extends FieldValues>({
  label,
  hint,
  max,
  ...given
}: FormRatesProps<Values>) {
  // The field is declared as a list of rates; its name alone does not say so to the compiler.
  const control = given.control as unknown as Control<Rates>;
  const name: string = given.name;
  const { fields, append, remove } = useFieldArray({ control, name });
  const { errors } = useFormState({ control, name });
  const problem = errors[name]?.message ?? errors[name]?.root?.message;
  return (
    <RowsFieldset>
      <legend>{label}</legend>
      {hint && <div className="hint">{hint}</div>}
      {fields.map((rate, index) => (
        <div className="row" key={rate.id}>
          <FormDay
            control={control}
            name={`${name}.${index}.from`}
            label="適用開始日"
            rules={{ required: "日付が入力されていません。入力してください。" }}
          />
          <FormYen
            control={control}
            name={`${name}.${index}.percent`}
            label="割合"
            unit="%"
            step={10}
            rules={{
              validate: (value: unknown) =>
                (typeof value === "number" && Number.isInteger(value) && value <= 100) ||
                "0から100までの整数を入力してください。",
            }}
          />
          <IconButton icon="trash" label={`${index + 1}行目の割合を外す`} onClick={() => remove(index)} />
        </div>
      ))}
      {typeof problem === "string" && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {fields.length < max && (
        <Button icon="plus" onClick={() => append({ from: "", percent: 0 })}>
          割合を追加
        </Button>
      )}
    </RowsFieldset>
  );
}
