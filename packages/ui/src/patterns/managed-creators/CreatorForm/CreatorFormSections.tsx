import { type Control, Controller } from "react-hook-form";
import { Switch } from "../../../components/Switch/Switch.tsx";
import { normalizePhone, normalizeRegistrationNumber } from "../../../format/normalize.ts";
import { FormChecks, FormRadios } from "../../shared/FormChecks.tsx";
import { FormArea, FormDay, FormSelect, FormTags, FormText, FormYen } from "../../shared/fields.tsx";
import { stageOptions } from "../../shared/labels.ts";
import type { OptionLook } from "../../shared/types.ts";
import type { CreatorFormValues } from "./creatorForm.types.ts";

interface SectionProps {
  control: Control<CreatorFormValues>;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const REGISTRATION = /^T\d{13}$/;

const entityOptions: readonly OptionLook[] = [
  { value: "individual", label: "個人" },
  { value: "corporation", label: "法人" },
];

export const ProfileFields = ({ control }: SectionProps) => (
  <>
    <FormText
      control={control}
      name="display_name"
      label="表示名"
      requirement="required"
      rules={{
        validate: (value) => String(value).trim() !== "" || "表示名が入力されていません。入力してください。",
      }}
    />
    <FormSelect control={control} name="stage" label="関係ステージ" options={stageOptions} />
    <FormText control={control} name="real_name" label="氏名" autoComplete="off" />
    <FormText control={control} name="kana" label="かな" autoComplete="off" />
  </>
);

export const ClassFields = ({
  control,
  genres,
  owners,
  tagSuggestions,
}: SectionProps & {
  genres: readonly OptionLook[];
  owners: readonly OptionLook[];
  tagSuggestions?: readonly string[];
}) => (
  <>
    <div className="wide">
      <FormChecks control={control} name="genre_uids" label="ジャンル" options={genres} />
    </div>
    <FormTags
      control={control}
      name="tags"
      label="タグ"
      suggestions={tagSuggestions}
      placeholder="入力して Enter で追加"
    />
    <FormSelect
      control={control}
      name="owner_uid"
      label="担当"
      options={owners}
      placeholder="未設定"
      nullable
    />
  </>
);

export const ContactFields = ({ control }: SectionProps) => (
  <>
    <FormText
      control={control}
      name="email"
      label="メールアドレス"
      type="email"
      autoComplete="off"
      normalize={(text) => text.normalize("NFKC").trim()}
      rules={{
        validate: (value) =>
          value === "" ||
          EMAIL.test(String(value)) ||
          "メールアドレスの形式が正しくありません。例: hanako@example.jp",
      }}
    />
    <FormText
      control={control}
      name="phone"
      label="電話番号"
      inputMode="tel"
      autoComplete="off"
      normalize={normalizePhone}
    />
    <FormText control={control} name="agency" label="所属事務所" />
    <FormText
      control={control}
      name="postal_code"
      label="郵便番号"
      width="sm"
      inputMode="numeric"
      normalize={(text) =>
        normalizePhone(text)
          .replace(/^〒\s*/, "")
          .replace(/^(\d{3})-?(\d{4})$/, "$1-$2")
      }
    />
    <div className="wide">
      <FormText control={control} name="address" label="住所" autoComplete="off" />
    </div>
  </>
);

export const MoneyFields = ({ control }: SectionProps) => (
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
