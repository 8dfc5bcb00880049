import {
  type CompanyProfileValues,
  type CompanySection,
  companyFields,
  companySectionFields,
} from "@tsumugi/contract";
import { Banner } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { type FieldPath, useForm, useWatch } from "react-hook-form";
import { styled } from "styled-components";
import { ImageField } from "../../company-users/ImageField/ImageField.tsx";
import { DeclaredField } from "../../shared/DeclaredField.tsx";
import { registrationHint } from "../../shared/registrationCheck.ts";
import { SaveFoot } from "../../shared/SaveFoot/SaveFoot.tsx";
import type { FieldErrors } from "../../shared/types.ts";
import { useRestored } from "../../shared/useRestored.ts";
import { useServerFields } from "../../shared/useServerFields.ts";
import { ColorChoice } from "./ColorChoice.tsx";

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--tsu-field-gap);
  align-items: start;
  & > .wide {
    grid-column: 1 / -1;
    min-width: 0;
  }
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

type Name = keyof typeof companyFields;

/** Fields that take the whole width, and what is said below a field. */
const wide: ReadonlySet<Name> = new Set([
  "address",
  "image",
  "color",
  "invoice_standing",
  "needs_approval",
  "deductible_shares",
  "disclosure_rule",
  "ng_words",
  "closed_periods",
  "requires_second_factor",
]);
const hints: Partial<Record<Name, string>> = {
  color: "画面の上の帯に使い、どの企業で作業しているかを示します",
  deemed_confirmation_days: "発行からこの日数で返事がなければ、確認済みとみなします",
  needs_approval: "作成した人とは別の管理者または経理が承認すると発行できます",
  deductible_shares:
    "登録番号のない支払先に払った消費税のうち、控除できる割合です。支払先の報酬からは差し引きません",
  bank_account_holder: "ひらがなや全角で入力しても、振込で使える半角カナに直します",
  transfer_client_code: "総合振込のデータに入る10桁です。銀行との契約書で確認できます",
  disclosure_rule: "新しい案件に、あらかじめ入ります",
  year_end_closure: "営業日の計算から外します。12/31〜1/3は、この設定にかかわらず銀行の休業日です",
  closed_periods: "夏季休業や創立記念日など、土日と祝日のほかに休む日です",
  requires_second_factor: "パスワードに加えて、認証アプリの6桁のコードでサインインします",
  ng_words: "投稿に使わないでほしい言葉です。入力して Enter で追加します",
};

export interface CompanyProfileFormProps {
  /** 企業の設定のうち、どの区分を編集するか。 */
  section: CompanySection;
  /** いまの値。「元に戻す」でもここに戻ります。 */
  defaultValues: CompanyProfileValues;
  /** ロゴをアップロードして、そのアドレスを返します。失敗は呼んだ側が `imageError` で見せます。 */
  onImage: (file: File) => Promise<string | undefined>;
  /** ロゴのアップロード中。 */
  imageLoading?: boolean;
  /** ロゴをアップロードできなかった理由。 */
  imageError?: string;
  /** 保存するとき。変えていないものも含めて、区分のすべての項目を渡します。 */
  onSubmit: (values: CompanyProfileValues) => void;
  /** 保存中。終わるまで次の保存はできません。 */
  loading?: boolean;
  /** 保存できなかった理由。 */
  error?: ReactNode;
  /** サーバーが返した、項目ごとのエラー。その欄の下に出ます。 */
  fields?: FieldErrors;
  /** 保存していない変更ができたときと、なくなったとき。 */
  onDirtyChange?: (isDirty: boolean) => void;
  /** 前に入力して保存していない値。開くときに `defaultValues` に重ね、変更のある状態になります。 */
  restored?: Partial<CompanyProfileValues>;
  /** 変更のたびに、すべての値を渡します。入力を残しておくために使います。 */
  onEdit?: (values: CompanyProfileValues) => void;
}

/** One section of a company's settings. Labels, kinds and limits are the declaration's. */
export function CompanyProfileForm(props: CompanyProfileFormProps) {
  const { section, defaultValues, loading } = props;
  const form = useForm<CompanyProfileValues>({ defaultValues, mode: "onTouched" });
  useServerFields(form, props.fields, props.onDirtyChange);
  useRestored(form, props.restored, props.onEdit);
  const { control, formState } = form;
  const [image, standing, number] = useWatch({
    control,
    name: ["image", "invoice_standing", "invoice_registration_number"],
  });
  const setImage = (next: string | null) => form.setValue("image", next, { shouldDirty: true });
  const isRefused = formState.isSubmitted && Object.keys(formState.errors).length > 0;
  const isUnregistered = standing === "unregistered";

  const inputOf = (name: Name) => {
    if (name === "image")
      return (
        <ImageField
          square
          label={companyFields.image.label}
          name={defaultValues.name}
          image={image}
          loading={props.imageLoading}
          error={props.imageError}
          onFile={(file) => void props.onImage(file).then((url) => url && setImage(url))}
          onClear={() => setImage(null)}
        />
      );
    if (name === "color")
      return <ColorChoice control={control as never} label={companyFields.color.label} hint={hints.color} />;
    return (
      <DeclaredField
        control={control}
        field={companyFields[name]}
        name={name as FieldPath<CompanyProfileValues>}
        hint={name === "invoice_registration_number" ? registrationHint(number) : hints[name]}
      />
    );
  };
  const names: readonly Name[] = companySectionFields[section];
  const shown = names.filter((name) => name !== "invoice_registration_number" || !isUnregistered);

  return (
    <Form
      noValidate
      onSubmit={form.handleSubmit((values) => {
        if (loading) return;
        // A number that is not shown any more does not go out with the form; the other sections leave it alone.
        const dropsNumber = section === "notice" && isUnregistered;
        props.onSubmit(dropsNumber ? { ...values, invoice_registration_number: "" } : values);
      })}
    >
      {shown.map((name) => (
        <div key={name} className={wide.has(name) ? "wide" : undefined}>
          {inputOf(name)}
        </div>
      ))}
      {props.error && (
        <div className="wide">
          <Banner tone="danger">{props.error}</Banner>
        </div>
      )}
      <div className="wide">
        <SaveFoot
          isDirty={formState.isDirty}
          isRefused={isRefused}
          loading={loading}
          onReset={() => form.reset(defaultValues)}
        />
      </div>
    </Form>
  );
}
