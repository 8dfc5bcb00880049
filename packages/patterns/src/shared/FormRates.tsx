import type { DatedRate } from "@tsumugi/contract";
import type { FieldValues } from "react-hook-form";
import { FormRows, type FormRowsField } from "./FormRows.tsx";
import { FormDay, FormYen } from "./fields.tsx";

const empty: DatedRate = { from: "", percent: 0 };

/** Percentages, each from a day on. */
export const FormRates = <Values extends FieldValues>(field: FormRowsField<Values>) => (
  <FormRows {...field} noun="割合" empty={empty}>
    {(control, path) => (
      <>
        <FormDay
          control={control}
          name={`${path}.from`}
          label="適用開始日"
          rules={{ required: "日付が入力されていません。入力してください。" }}
        />
        <FormYen
          control={control}
          name={`${path}.percent`}
          label="割合"
          unit="%"
          step={10}
          rules={{
            validate: (value: unknown) =>
              (typeof value === "number" && Number.isInteger(value) && value <= 100) ||
              "0から100までの整数を入力してください。",
          }}
        />
      </>
    )}
  </FormRows>
);
