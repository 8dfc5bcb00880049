import { type Feature, type Plan, planLabels, planPresets, plans } from "@tsumugi/contract";
import { Button, RadioGroup } from "@tsumugi/ui";
import { addDays } from "@tsumugi/ui/format";
import { type UseFormReturn, useController, useWatch } from "react-hook-form";
import { FormYen } from "../../shared/fields.tsx";
import { fieldId } from "../../shared/useField.ts";
import { planOptions } from "../companies.types.ts";
import type { CompanyDialogValues } from "./companyDialog.types.ts";

const seatsRule = (used: number) => (value: unknown) => {
  if (typeof value !== "number" || value < 1 || value > 10_000)
    return "人数の上限は1人から10,000人までの数字で入力してください。";
  return (
    value >= used ||
    `上限が現在の人数（${used}人、招待中を含む）を下回っています。${used}人以上にするか、先にメンバーを減らしてください。`
  );
};

const isSame = (a: readonly Feature[], b: readonly Feature[]) =>
  a.length === b.length && a.every((feature) => b.includes(feature));

export interface ContractFieldsProps {
  form: UseFormReturn<CompanyDialogValues>;
  /** Members plus pending invitations: the limit may not fall below it. */
  seatsUsed: number;
  /** A new company takes over what the chosen plan comes with, as long as nobody chose otherwise. */
  isNew: boolean;
}

/** Plan and seats. What the plan usually comes with is one press away. */
export function ContractFields({ form, seatsUsed, isNew }: ContractFieldsProps) {
  const { control, formState, setValue, getValues } = form;
  const plan = useWatch({ control, name: "plan" });
  const permission = useWatch({ control, name: "permission" });
  const maxUser = useWatch({ control, name: "max_user" });
  const { field, fieldState } = useController({ control, name: "plan" });
  const preset = planPresets[plan];
  const seats = Math.max(preset.max_user, seatsUsed);
  const isPreset = maxUser === seats && isSame(permission, preset.permission);

  const take = (of: Plan, { all }: { all: boolean }) => {
    const { dirtyFields } = formState;
    const next = planPresets[of];
    const options = { shouldValidate: formState.isSubmitted };
    if (all || !dirtyFields.max_user) setValue("max_user", Math.max(next.max_user, seatsUsed), options);
    if (all || !dirtyFields.permission) setValue("permission", [...next.permission], options);
    const startsOn = getValues("contract_starts_on");
    if (isNew && !dirtyFields.contract_ends_on && startsOn)
      setValue("contract_ends_on", addDays(startsOn, next.days - 1), options);
  };
  return (
    <>
      <RadioGroup
        label="プラン"
        name="plan"
        id={fieldId("plan")}
        options={planOptions}
        error={fieldState.error?.message}
        value={field.value}
        onValueChange={(value) => {
          field.onChange(value);
          const chosen = plans.find((one) => one === value);
          if (isNew && chosen) take(chosen, { all: false });
        }}
        onBlur={field.onBlur}
      />
      {!isPreset && (
        <Button
          className="fromPlan"
          size="sm"
          variant="ghost"
          icon="refresh"
          onClick={() => take(plan, { all: true })}
        >
          {planLabels[plan]}の標準（{seats}人・{preset.permission.length}機能）にする
        </Button>
      )}
      <FormYen
        control={control}
        name="max_user"
        label="人数の上限"
        requirement="required"
        hint={
          seatsUsed > 0 ? `メンバーと招待中の合計です（現在${seatsUsed}人）` : "メンバーと招待中の合計です"
        }
        unit="人"
        step={1}
        rules={{ validate: seatsRule(seatsUsed) }}
      />
    </>
  );
}
