import { taxRoundingLabels } from "@tsumugi/contract";
import { normalizeAddress, normalizeRegistrationNumber } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { FormRadios } from "../../shared/FormChecks.tsx";
import { FormLayout } from "../../shared/FormLayout.ts";
import { FormFoot, FormSection } from "../../shared/FormParts.tsx";
import { FormText, FormYen } from "../../shared/fields.tsx";
import { optionsOf } from "../../shared/optionsOf.ts";
import type { FieldErrors } from "../../shared/types.ts";
import { useServerFields } from "../../shared/useServerFields.ts";
import { ImageField } from "../ImageField/ImageField.tsx";
import type { CompanyProfileFormValues } from "./companyProfileForm.types.ts";
import { DeductibleShares } from "./DeductibleShares.tsx";
import { companyRules } from "./rules.ts";

const roundingOptions = optionsOf(taxRoundingLabels);

export interface CompanyProfileFormProps {
  defaultValues: CompanyProfileFormValues;
  /** Uploads the logo and answers its address. A failure is the caller's to show by `imageError`. */
  onImage: (file: File) => Promise<string | undefined>;
  uploading?: boolean;
  imageError?: string;
  onSubmit: (values: CompanyProfileFormValues) => void;
  submitting?: boolean;
  /** Message of the failed save. */
  error?: ReactNode;
  fields?: FieldErrors;
  onDirtyChange?: (isDirty: boolean) => void;
}

/** What a company says of itself: on its payment notices, in requests, and how its tax is counted. */
export function CompanyProfileForm(props: CompanyProfileFormProps) {
  const form = useForm<CompanyProfileFormValues>({ defaultValues: props.defaultValues, mode: "onTouched" });
  useServerFields(form, props.fields, props.onDirtyChange);
  const { control, formState } = form;
  const image = form.watch("image");
  const setImage = (next: string | null) => form.setValue("image", next, { shouldDirty: true });
  const isRefused = formState.isSubmitted && Object.keys(formState.errors).length > 0;
  return (
    <FormLayout
      noValidate
      onSubmit={form.handleSubmit((values) => !props.submitting && props.onSubmit(values))}
    >
      <FormSection title="企業" lead="依頼の条件と支払通知書に表示されます">
        <div className="wide">
          <ImageField
            square
            label="企業の画像"
            name={props.defaultValues.name}
            image={image}
            uploading={props.uploading}
            error={props.imageError}
            onFile={(file) => void props.onImage(file).then((url) => url && setImage(url))}
            onClear={() => setImage(null)}
          />
        </div>
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
          <FormText control={control} name="address" label="住所" autoComplete="street-address" />
        </div>
      </FormSection>
      <FormSection title="支払通知書" lead="発行者として印字されます。発行済みのものは変わりません">
        <FormText
          control={control}
          name="invoice_registration_number"
          label="登録番号"
          placeholder="T1234567890123"
          normalize={normalizeRegistrationNumber}
          rules={companyRules.invoice_registration_number}
        />
        <FormYen
          control={control}
          name="deemed_confirmation_days"
          label="みなし確認までの日数"
          hint="発行からこの日数で返事がなければ、確認済みとみなします"
          unit="日"
          step={1}
          rules={companyRules.deemed_confirmation_days}
        />
        <FormRadios control={control} name="tax_rounding" label="消費税の端数" options={roundingOptions} />
        {props.defaultValues.deductible_shares && <DeductibleShares control={control} />}
      </FormSection>
      <FormFoot
        error={props.error}
        isRefused={isRefused}
        submitting={props.submitting}
        submitLabel="保存する"
      />
    </FormLayout>
  );
}
