import { type Control, Controller } from "react-hook-form";
import { Switch } from "../../../components/Switch/Switch.tsx";
import { normalizeRegistrationNumber } from "../../../format/normalize.ts";
import { FormRadios } from "../../shared/FormChecks.tsx";
import { FormArea, FormDay, FormText, FormYen } from "../../shared/fields.tsx";
import { entityOptions } from "../../shared/labels.ts";
import type { CreatorFormValues } from "./creatorForm.types.ts";

const REGISTRATION = /^T\d{13}$/;

/** What is agreed on money and rights, and the memo. */
export const TermsFields = ({ control }: { control: Control<CreatorFormValues> }) => (
  <>
    <FormYen control={control} name="last_fee" label="直近の報酬（税抜）" />
    <FormRadios control={control} name="entity_type" label="個人・法人" options={entityOptions} />
    <FormText
      control={control}
      name="invoice_registration_number"
      label="インボイス登録番号"
      placeholder="T1234567890123"
      normalize={normalizeRegistrationNumber}
      rules={{
        validate: (value) =>
          value === "" ||
          REGISTRATION.test(String(value)) ||
          "登録番号は T と13桁の数字で入力してください。例: T1234567890123",
      }}
    />
    <Controller
      control={control}
      name="withholding_default"
      render={({ field }) => (
        <Switch
          label="源泉徴収する"
          description="支払通知書の初期値になります"
          checked={field.value}
          onChange={(event) => field.onChange(event.target.checked)}
          onBlur={field.onBlur}
          ref={field.ref}
        />
      )}
    />
    <FormDay control={control} name="competitor_exclusion_until" label="競合排除の期限" />
    <FormDay control={control} name="secondary_use_until" label="二次利用の期限" />
    <div className="wide">
      <FormArea control={control} name="memo" label="社内メモ" hint="クリエイターには見えません" rows={4} />
    </div>
  </>
);
