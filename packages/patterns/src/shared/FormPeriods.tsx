import { type ClosedPeriod, textLength } from "@tsumugi/contract";
import type { FieldValues } from "react-hook-form";
import { FormRows, type FormRowsField, type RowValues } from "./FormRows.tsx";
import { FormDay, FormText } from "./fields.tsx";

const NAME_LENGTH = 30;
const empty: ClosedPeriod = { name: "", from: "", to: "" };

function nameProblem(value: unknown) {
  const text = String(value).trim();
  if (text === "") return "名前が入力されていません。入力してください。";
  return textLength(text) <= NAME_LENGTH || `名前は${NAME_LENGTH}文字以内で入力してください。`;
}

/** Days without work: a name, the first day and the last. */
export const FormPeriods = <Values extends FieldValues>(field: FormRowsField<Values>) => (
  <FormRows {...field} noun="休業日" empty={empty} columns="periods">
    {(control, path, index) => (
      <>
        <FormText
          control={control}
          name={`${path}.name`}
          label="名前"
          placeholder="夏季休業"
          autoComplete="off"
          rules={{ validate: nameProblem }}
        />
        <FormDay
          control={control}
          name={`${path}.from`}
          label="最初の日"
          rules={{ required: "日付が入力されていません。入力してください。" }}
        />
        <FormDay
          control={control}
          name={`${path}.to`}
          label="最後の日"
          rules={{
            required: "日付が入力されていません。1日だけなら、最初の日と同じ日を入力してください。",
            validate: (value: unknown, values: RowValues<ClosedPeriod>) =>
              String(value) >= (values[field.name]?.[index]?.from ?? "") ||
              "最後の日が最初の日より前です。最初の日以降の日付を選んでください。",
          }}
        />
      </>
    )}
  </FormRows>
);
