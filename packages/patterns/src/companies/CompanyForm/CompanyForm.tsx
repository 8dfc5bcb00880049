import { normalizeAddress } from "@tsumugi/ui/format";
import { type ReactNode, useRef } from "react";
import { useForm } from "react-hook-form";
import { companyRules } from "../../company-users/CompanyProfileForm/rules.ts";
import { FormRadios } from "../../shared/FormChecks.tsx";
import { FormLayout } from "../../shared/FormLayout.ts";
import { FormFoot, FormSection } from "../../shared/FormParts.tsx";
import { FormText, FormYen } from "../../shared/fields.tsx";
import type { FieldErrors } from "../../shared/types.ts";
import { useServerFields } from "../../shared/useServerFields.ts";
import { planOptions } from "../companies.types.ts";
import { type CompanyFormValues, emptyCompanyForm } from "./companyForm.types.ts";
import { FeatureFields } from "./FeatureFields.tsx";
import { PeriodFields } from "./PeriodFields.tsx";

export interface CompanyFormProps {
  /** Missing fields are empty. */
  defaultValues?: Partial<CompanyFormValues>;
  /** `register`: everything. `contract`: only what an operator changes later; name and address are the company's own. */
  mode?: "register" | "contract";
  /** Members plus pending invitations: the limit may not fall below it. Default 0. */
  seatsUsed?: number;
  submitting?: boolean;
  /** Message of the failed save, shown above the buttons. */
  error?: ReactNode;
  /** Server's errors by body path, shown under their fields. */
  fields?: FieldErrors;
  onSubmit: (values: CompanyFormValues) => void;
  onCancel?: () => void;
  /** For the question on leaving a changed form. */
  onDirtyChange?: (isDirty: boolean) => void;
}

const seatsRule = (used: number) => (value: unknown) => {
  if (typeof value !== "number" || value < 1 || value > 10_000)
    return "人数の上限は1人から10,000人までの数字で入力してください。";
  return (
    value >= used ||
    `上限が現在の人数（${used}人、招待中を含む）を下回っています。${used}人以上にするか、先にメンバーを減らしてください。`
  );
};

/** Registers a company with its contract, or changes the contract of one. */
export function CompanyForm(props: CompanyFormProps) {
  const { mode = "register", seatsUsed = 0 } = props;
  const form = useForm<CompanyFormValues>({
    defaultValues: { ...emptyCompanyForm, ...props.defaultValues },
    mode: "onTouched",
  });
  useServerFields(form, props.fields, props.onDirtyChange);
  const { control, formState } = form;
  const isRefused = formState.isSubmitted && Object.keys(formState.errors).length > 0;
  const period = useRef<HTMLDivElement>(null);
  const submit = form.handleSubmit((values) => {
    // The last good period stays in force while a typed day cannot be read: it must not go out unseen.
    const unread = period.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (unread) unread.focus();
    else if (!props.submitting) props.onSubmit(values);
  });
  return (
    <FormLayout noValidate onSubmit={submit}>
      {mode === "register" && (
        <FormSection title="企業" lead="登録後は企業の管理者が変更できます">
          <FormText
            control={control}
            name="name"
            label="企業名"
            requirement="required"
            rules={companyRules.name}
          />
          <FormText
            control={control}
            name="url"
            label="ウェブサイト"
            inputMode="url"
            placeholder="https://"
            normalize={normalizeAddress}
            rules={companyRules.url}
          />
          <div className="wide">
            <FormText control={control} name="address" label="住所" autoComplete="off" />
          </div>
        </FormSection>
      )}
      <FormSection title="契約">
        <FormRadios control={control} name="plan" label="プラン" options={planOptions} />
        <FormYen
          control={control}
          name="max_user"
          label="人数の上限"
          requirement="required"
          hint="メンバーと招待中の合計です"
          unit="人"
          step={1}
          rules={{ validate: seatsRule(seatsUsed) }}
        />
        <div className="wide">
          <PeriodFields control={control} ref={period} />
        </div>
      </FormSection>
      <FormSection title="使える機能" lead="外した機能は、企業の画面で鍵付きになります">
        <div className="wide">
          <FeatureFields control={control} />
        </div>
      </FormSection>
      <FormFoot
        error={props.error}
        isRefused={isRefused}
        onCancel={props.onCancel}
        submitting={props.submitting}
        submitLabel={mode === "register" ? "登録する" : "契約を保存する"}
      />
    </FormLayout>
  );
}
