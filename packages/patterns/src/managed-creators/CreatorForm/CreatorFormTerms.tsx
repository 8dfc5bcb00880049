import { Switch } from "@tsumugi/ui";
import { normalizeRegistrationNumber } from "@tsumugi/ui/format";
import { type Control, Controller, useWatch } from "react-hook-form";
import { FormRadios } from "../../shared/FormChecks.tsx";
import { FormArea, FormDay, FormText, FormYen } from "../../shared/fields.tsx";
import { entityOptions } from "../../shared/labels.ts";
import type { CreatorFormValues } from "./creatorForm.types.ts";
import { hasCheckDigit } from "./registrationCheck.ts";

const REGISTRATION = /^T\d{13}$/;

/** A number of a corporation that cannot be right is most likely mistyped; it is told and not refused. */
function useRegistrationHint(control: Control<CreatorFormValues>): string | undefined {
  const [number, entity] = useWatch({ control, name: ["invoice_registration_number", "entity_type"] });
  const plain = normalizeRegistrationNumber(number);
  if (entity !== "corporation" || !REGISTRATION.test(plain) || hasCheckDigit(plain)) return undefined;
  return "検査用数字が合いません。打ち間違いがないか、国税庁の公表サイトで確認してください（このまま保存できます）。";
}

function RegistrationField({ control }: { control: Control<CreatorFormValues> }) {
  return (
    <FormText
      control={control}
      name="invoice_registration_number"
      label="インボイス登録番号"
      placeholder="T1234567890123"
      hint={useRegistrationHint(control)}
      normalize={normalizeRegistrationNumber}
      rules={{
        validate: (value) =>
          value === "" ||
          REGISTRATION.test(String(value)) ||
          "登録番号は T と13桁の数字で入力してください。例: T1234567890123",
      }}
    />
  );
}

/** What is agreed on money and rights, and the memo. */
export const TermsFields = ({ control }: { control: Control<CreatorFormValues> }) => (
  <>
    <FormYen control={control} name="last_fee" label="直近の報酬（税抜）" />
    <FormRadios control={control} name="entity_type" label="個人・法人" options={entityOptions} />
    <RegistrationField control={control} />
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
      <FormArea
        control={control}
        name="memo"
        label="社内メモ"
        hint="クリエイターには見えません"
        rows={4}
        limit={4000}
      />
    </div>
  </>
);
