import { type Invitation, roleLabels } from "@tsumugi/contract";
import { Banner, Button, DescriptionList } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { FormText } from "../../shared/fields.tsx";
import type { FieldErrors } from "../../shared/types.ts";
import { useServerFields } from "../../shared/useServerFields.ts";
import { EntranceForm, nameRules } from "../EntranceForm.ts";
import { PasswordField } from "../password/PasswordField.tsx";

export interface MemberSignUpFormProps {
  /** 参加する企業、招待されたアドレス、権限。 */
  invitation: Pick<Invitation, "company_name" | "email_masked" | "role">;
  /** 検査を通った名前とパスワードで登録を押したとき。名前の前後の空白は除きます。 */
  onSubmit: (values: { name: string; password: string }) => void;
  /** 登録中。もう一度送っても呼ばれません。 */
  loading?: boolean;
  /** リンクの期限切れや満席など、登録できなかったわけ。原因、直し方の順に書きます。 */
  error?: ReactNode;
  /** サーバーの答えの `fields`。欄ごとに出します。 */
  fields?: FieldErrors;
  /** すでにアカウントのある人の行き先。サインインへのリンクです。 */
  children?: ReactNode;
}

/** Makes the account of an invited person and joins the company in one go. */
export function MemberSignUpForm({ invitation, onSubmit, loading, ...props }: MemberSignUpFormProps) {
  const form = useForm<{ name: string; password: string }>({ defaultValues: { name: "", password: "" } });
  useServerFields(form, props.fields);
  const { control } = form;
  const submit = form.handleSubmit(({ name, password }) => {
    if (!loading) onSubmit({ name: name.trim(), password });
  });
  return (
    <EntranceForm noValidate onSubmit={submit}>
      <DescriptionList
        layout="rows"
        items={[
          { term: "参加する企業", description: invitation.company_name },
          { term: "メールアドレス", description: invitation.email_masked },
          { term: "権限", description: invitation.role && roleLabels[invitation.role] },
        ]}
      />
      {props.error && <Banner tone="danger">{props.error}</Banner>}
      <FormText
        control={control}
        name="name"
        label="名前"
        requirement="required"
        hint="担当者名とメッセージに表示されます"
        autoComplete="name"
        rules={nameRules("名前")}
      />
      <PasswordField control={control} name="password" password={form.watch("password")} />
      <Button type="submit" variant="primary" size="lg" full loading={loading}>
        登録して参加する
      </Button>
      {props.children}
    </EntranceForm>
  );
}
