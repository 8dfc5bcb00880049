import { Banner, Button, Checkbox, FormField } from "@tsumugi/ui";
import { normalizeAddress } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { Controller, useForm } from "react-hook-form";
import { FormText } from "../../shared/fields.tsx";
import type { FieldErrors } from "../../shared/types.ts";
import { useServerFields } from "../../shared/useServerFields.ts";
import { EntranceForm, emailRules } from "../EntranceForm.ts";
import { PasswordField } from "../password/PasswordField.tsx";

interface Fields {
  email: string;
  password: string;
  agreed: boolean;
}

export interface SignUpFormProps {
  /** 初めに入れておくメールアドレス。 */
  defaultEmail?: string;
  /** 同意する規約とプライバシーポリシーへのリンク。「と」でつなぎます。渡さなければ尋ねません。 */
  terms?: ReactNode;
  /** 検査を通った値で送ったとき。アドレスの表記は整えてあります。 */
  onSubmit: (values: { email: string; password: string }) => void;
  /** 送信中。もう一度送っても呼ばれません。 */
  loading?: boolean;
  /** 送れなかったわけ。原因、直し方の順に書きます。 */
  error?: ReactNode;
  /** サーバーの答えの `fields`。欄ごとに出します。 */
  fields?: FieldErrors;
  /** ボタンの下のリンク。サインインなど。 */
  children?: ReactNode;
}

/** A new account. The answer is the same whether or not the address is known: `CheckYourMail` comes next. */
export function SignUpForm({ defaultEmail = "", terms, onSubmit, loading, ...props }: SignUpFormProps) {
  const form = useForm<Fields>({ defaultValues: { email: defaultEmail, password: "", agreed: false } });
  useServerFields(form, props.fields);
  const { control } = form;
  const [email, password] = form.watch(["email", "password"]);
  const submit = form.handleSubmit((values) => {
    if (!loading) onSubmit({ email: normalizeAddress(values.email), password: values.password });
  });
  return (
    <EntranceForm noValidate onSubmit={submit}>
      {props.error && <Banner tone="danger">{props.error}</Banner>}
      <FormText
        control={control}
        name="email"
        label="メールアドレス"
        requirement="required"
        hint="確認のメールが届くアドレス"
        type="email"
        autoComplete="email"
        normalize={normalizeAddress}
        rules={emailRules}
      />
      <PasswordField control={control} name="password" password={password} email={email} />
      {terms && (
        <Controller
          control={control}
          name="agreed"
          rules={{
            validate: (value) => value || "規約に同意していません。内容を確認して、チェックしてください。",
          }}
          render={({ field, fieldState }) => (
            <FormField
              group
              label="規約"
              requirement="required"
              hint={terms}
              error={fieldState.error?.message}
            >
              <Checkbox
                ref={field.ref}
                label="上の内容に同意する"
                checked={field.value}
                aria-invalid={fieldState.error ? true : undefined}
                onChange={(event) => field.onChange(event.target.checked)}
                onBlur={field.onBlur}
              />
            </FormField>
          )}
        />
      )}
      <Button type="submit" variant="primary" size="lg" full loading={loading}>
        確認メールを送る
      </Button>
      {props.children}
    </EntranceForm>
  );
}
