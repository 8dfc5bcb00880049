import { DateRangeField, type DateRangePreset, FormField, rangeProblem } from "@tsumugi/ui";
import { addDays } from "@tsumugi/ui/format";
import type { Ref } from "react";
import { type Control, useController } from "react-hook-form";
import { fieldId } from "../../shared/useField.ts";
import type { CompanyDialogValues } from "./companyDialog.types.ts";

const upTo = (label: string, years: number): DateRangePreset => ({
  label,
  of: (today) => ({
    from: today,
    to: addDays(`${Number(today.slice(0, 4)) + years}${today.slice(4).replace("02-29", "03-01")}`, -1),
  }),
});
const presets: readonly DateRangePreset[] = [
  { label: "今日から30日", of: (today) => ({ from: today, to: addDays(today, 29) }) },
  upTo("今日から1年", 1),
  upTo("今日から2年", 2),
];

const MISSING = "契約期間の開始日と終了日が入力されていません。両方入力してください。";

/** Both days of the contract in one field; each is a field of the call, with its own error. */
export function PeriodFields({
  control,
  ref,
}: {
  control: Control<CompanyDialogValues>;
  /** Around the two inputs: which of them cannot be read is seen by `aria-invalid`. */
  ref: Ref<HTMLDivElement>;
}) {
  const starts = useController({ control, name: "contract_starts_on", rules: { required: MISSING } });
  const ends = useController({
    control,
    name: "contract_ends_on",
    rules: {
      required: MISSING,
      validate: (to, form) => rangeProblem({ from: form.contract_starts_on, to }) ?? true,
    },
  });
  const error = starts.fieldState.error?.message ?? ends.fieldState.error?.message;
  return (
    <FormField
      group
      label="契約期間"
      requirement="required"
      hint="終了日まで使えます。翌日から閲覧のみになります"
      id={fieldId("contract_starts_on")}
      error={error}
    >
      <div ref={ref}>
        <DateRangeField
          label="契約期間"
          presets={presets}
          value={{ from: starts.field.value, to: ends.field.value }}
          onValueChange={({ from, to }) => {
            starts.field.onChange(from);
            ends.field.onChange(to);
          }}
        />
      </div>
    </FormField>
  );
}
