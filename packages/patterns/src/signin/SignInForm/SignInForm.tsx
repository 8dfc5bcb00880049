import { Banner, Button } from "@tsumugi/ui";
import { normalizeAddress } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { styled } from "styled-components";
import { FormText } from "../../shared/fields.tsx";
import { CodeField } from "../SecondFactorDialog/CodeField.tsx";

const Root = styled.form`
  display: grid;
  gap: 18px;
`;

export interface SignInValues {
  email: string;
  password: string;
  /** Where it is asked for. */
  code?: string;
}

export interface SignInFormProps {
  defaultEmail?: string;
  submitting?: boolean;
  error?: ReactNode;
  /** The password was right, and a second step follows. */
  needsCode?: boolean;
  onSubmit: (values: SignInValues) => void;
  /** Links under the button: password forgotten, sign up. */
  children?: ReactNode;
}

/** E-mail and password; password managers and paste work. */
export function SignInForm({
  defaultEmail = "",
  submitting = false,
  error,
  needsCode = false,
  onSubmit,
  children,
}: SignInFormProps) {
  const { control, handleSubmit } = useForm<SignInValues>({
    defaultValues: { email: defaultEmail, password: "", code: "" },
  });
  return (
    <Root
      noValidate
      onSubmit={handleSubmit(
        ({ code, ...values }) => !submitting && onSubmit(needsCode ? { ...values, code } : values),
      )}
    >
      {error && <Banner tone="danger">{error}</Banner>}
      <FormText
        control={control}
        name="email"
        label="メールアドレス"
        type="email"
        autoComplete="username"
        normalize={normalizeAddress}
        rules={{ required: "メールアドレスが入力されていません。入力してください。" }}
      />
      <FormText
        control={control}
        name="password"
        label="パスワード"
        type="password"
        autoComplete="current-password"
        rules={{ required: "パスワードが入力されていません。入力してください。" }}
      />
      {needsCode && <CodeField control={control} name="code" autoFocus />}
      <Button type="submit" variant="primary" size="lg" full loading={submitting}>
        サインイン
      </Button>
      {children}
    </Root>
  );
}
