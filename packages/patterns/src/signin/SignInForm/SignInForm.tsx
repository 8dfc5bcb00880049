import { Banner, Button, FormField, TextField } from "@tsumugi/ui";
import { normalizeAddress } from "@tsumugi/ui/format";
import { type FormEvent, type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { codeWords } from "../SecondFactorDialog/codeWords.ts";

const Root = styled.form`
  display: grid;
  gap: 18px;
  @media (max-width: 640px) {
    & > a {
      margin-block: -9px;
      padding-block: 10px;
    }
  }
`;

export interface SignInValues {
  /** メールアドレス。表記は整えてあります。 */
  email: string;
  /** パスワード。 */
  password: string;
  /** 2 段階認証のコード。尋ねたときだけ入ります。 */
  code?: string;
}

export interface SignInFormProps {
  /** 初めに入れておくメールアドレス。 */
  defaultEmail?: string;
  /** サインイン中。もう一度送っても呼ばれません。 */
  loading?: boolean;
  /** サインインできなかったわけ。 */
  error?: ReactNode;
  /** パスワードが正しく、2 段階認証のコードも要ります。コードの欄が増えます。 */
  needsCode?: boolean;
  /** 空の欄がなく「サインイン」を押したとき。 */
  onSubmit: (values: SignInValues) => void;
  /** ボタンの下のリンク。パスワードを忘れたとき、新規登録など。 */
  children?: ReactNode;
}

const missing = {
  email: "メールアドレスが入力されていません。入力してください。",
  password: "パスワードが入力されていません。入力してください。",
  code: codeWords.missing,
} as const;
type Name = keyof typeof missing;
const names = Object.keys(missing) as Name[];

/**
 * E-mail and password; password managers and paste work. The browser keeps the three values itself: whoever waits for the
 * first page does not wait for a library of forms.
 */
export function SignInForm({
  defaultEmail = "",
  loading = false,
  error,
  needsCode = false,
  onSubmit,
  children,
}: SignInFormProps) {
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const [email = "", password = "", code = ""] = names.map((name) => String(typed.get(name) ?? ""));
    const values = { email: normalizeAddress(email), password };
    const empty = [!values.email && "email", !password && "password", needsCode && !code.trim() && "code"];
    const left = names.filter((name) => empty.includes(name));
    setErrors(Object.fromEntries(left.map((name) => [name, missing[name]])));
    if (left[0]) (form.elements.namedItem(left[0]) as HTMLInputElement).focus();
    else if (!loading) onSubmit(needsCode ? { ...values, code } : values);
  };
  const forget = ({ target }: { target: EventTarget }) => {
    const { name } = target as HTMLInputElement;
    if (name in errors) setErrors(({ [name as Name]: _, ...rest }) => rest);
  };
  return (
    // Sent by a browser without our code, what was typed must not stand in an address.
    <Root method="post" noValidate onSubmit={handleSubmit} onInput={forget}>
      {error && <Banner tone="danger">{error}</Banner>}
      <FormField label="メールアドレス" requirement="required" error={errors.email}>
        <TextField
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={defaultEmail}
          onBlur={({ target }) => {
            target.value = normalizeAddress(target.value);
          }}
        />
      </FormField>
      <FormField label="パスワード" requirement="required" error={errors.password}>
        <TextField name="password" type="password" autoComplete="current-password" />
      </FormField>
      {needsCode && (
        <FormField label={codeWords.label} requirement="required" hint={codeWords.hint} error={errors.code}>
          <TextField name="code" autoComplete="one-time-code" inputMode="text" autoFocus />
        </FormField>
      )}
      <Button type="submit" variant="primary" size="lg" full loading={loading}>
        サインイン
      </Button>
      {children}
    </Root>
  );
}
