import { trialTerms } from "@tsumugi/contract";
import { Banner, Button } from "@tsumugi/ui";
import { normalizeAddress } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { companyRules } from "../../companies/companyRules.ts";
import { FormText } from "../../shared/fields.tsx";
import type { FieldErrors } from "../../shared/types.ts";
import { useServerFields } from "../../shared/useServerFields.ts";
import { EntranceForm, nameRules } from "../EntranceForm.ts";

/** The body of the call. */
export interface CompanySignUpValues {
  /** 企業名。 */
  name: string;
  /** ウェブサイトのアドレス。なければ空。 */
  url: string;
  /** 住所。なければ空。 */
  address: string;
  /** 登録する人の名前。 */
  user_name: string;
}

export interface CompanySignUpFormProps {
  /** 初めに入れておく値。 */
  defaultValues?: Partial<CompanySignUpValues>;
  /** 検査を通った値で登録を押したとき。 */
  onSubmit: (values: CompanySignUpValues) => void;
  /** 登録中。もう一度送っても呼ばれません。 */
  loading?: boolean;
  /** 登録できなかったわけ。原因、直し方の順に書きます。 */
  error?: ReactNode;
  /** サーバーの答えの `fields`。欄ごとに出します。 */
  fields?: FieldErrors;
  /** 初めの値から変わると true、戻ると false。描かれたときにも一度呼ばれます。 */
  onDirtyChange?: (isDirty: boolean) => void;
}

const empty: CompanySignUpValues = { name: "", url: "", address: "", user_name: "" };

/** Registers a company with its first admin, on the trial plan. */
export function CompanySignUpForm(props: CompanySignUpFormProps) {
  const form = useForm<CompanySignUpValues>({
    defaultValues: { ...empty, ...props.defaultValues },
    mode: "onTouched",
  });
  useServerFields(form, props.fields, props.onDirtyChange);
  const { control } = form;
  const submit = form.handleSubmit((values) => !props.loading && props.onSubmit(values));
  return (
    <EntranceForm noValidate onSubmit={submit}>
      {props.error && <Banner tone="danger">{props.error}</Banner>}
      <FormText
        control={control}
        name="name"
        label="企業名"
        requirement="required"
        hint="依頼の条件と支払通知書に表示されます"
        autoComplete="organization"
        rules={companyRules.name}
      />
      <FormText
        control={control}
        name="user_name"
        label="あなたの名前"
        requirement="required"
        autoComplete="name"
        rules={nameRules("名前")}
      />
      <FormText
        control={control}
        name="url"
        label="ウェブサイト"
        requirement="optional"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        normalize={normalizeAddress}
        rules={companyRules.url}
      />
      <FormText
        control={control}
        name="address"
        label="住所"
        requirement="optional"
        hint="あとからでも登録できます"
        autoComplete="street-address"
      />
      <Button type="submit" variant="primary" size="lg" full loading={props.loading}>
        企業を登録して始める
      </Button>
      <p className="quiet">
        {trialTerms.days}日間のトライアルで始まります。すべての機能を、{trialTerms.max_user}
        人まで使えます。あなたが管理者になり、ほかのメンバーはあとから招待できます。
      </p>
    </EntranceForm>
  );
}
