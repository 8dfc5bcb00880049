import type { ClosedPeriod } from "@tsumugi/contract";
import { Button, IconButton } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { type Control, type FieldPath, type FieldValues, useFieldArray, useFormState } from "react-hook-form";
import { RowsFieldset } from "./FormLayout.ts";
import { FormDay, FormText } from "./fields.tsx";

const NAME_LENGTH = 30;

interface Periods extends FieldValues {
  [name: string]: ClosedPeriod[];
}

export interface FormPeriodsProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  max: number;
}

/** Days without work: a name, the first day and the last. */
export function FormPeriods<Values extends FieldValues>({
  label,
  hint,
  max,
  ...given
}: FormPeriodsProps<Values>) {
  // The field is declared as a list of periods; its name alone does not say so to the compiler.
  const control = given.control as unknown as Control<Periods>;
  const name: string = given.name;
  const { fields, append, remove } = useFieldArray({ control, name });
  const { errors } = useFormState({ control, name });
  const problem = errors[name]?.message ?? errors[name]?.root?.message;
  return (
    <RowsFieldset data-columns="periods">
      <legend>{label}</legend>
      {hint && <div className="hint">{hint}</div>}
      {fields.map((period, index) => (
        <div className="row" key={period.id}>
          <FormText
            control={control}
            name={`${name}.${index}.name`}
            label="名前"
            placeholder="夏季休業"
            autoComplete="off"
            rules={{
              validate: (value: unknown) => {
                const text = String(value).trim();
                if (text === "") return "名前が入力されていません。入力してください。";
                return text.length <= NAME_LENGTH || `名前は${NAME_LENGTH}文字以内で入力してください。`;
              },
            }}
          />
          <FormDay
            control={control}
            name={`${name}.${index}.from`}
            label="最初の日"
            rules={{ required: "日付が入力されていません。入力してください。" }}
          />
          <FormDay
            control={control}
            name={`${name}.${index}.to`}
            label="最後の日"
            rules={{
              required: "日付が入力されていません。1日だけなら、最初の日と同じ日を入力してください。",
              validate: (value: unknown, values: Periods) =>
                String(value) >= (values[name]?.[index]?.from ?? "") ||
                "最後の日が最初の日より前です。最初の日以降の日付を選んでください。",
            }}
          />
          <IconButton icon="trash" label={`${index + 1}行目の休業日を外す`} onClick={() => remove(index)} />
        </div>
      ))}
      {typeof problem === "string" && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {fields.length < max && (
        <Button icon="plus" onClick={() => append({ name: "", from: "", to: "" })}>
          休業日を追加
        </Button>
      )}
    </RowsFieldset>
  );
}
