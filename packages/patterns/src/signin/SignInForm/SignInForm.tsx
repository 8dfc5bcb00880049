import { Banner, Button } from "@tsumugi/ui";
import { normalizeAddress } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { styled } from "styled-components";
import { FormText } from "../../shared/fields.tsx";

const Root = styled.form`
  display: grid;
  gap: 18px;
`;

export interface SignInValues {
  email: string;
  password: string;
}

export interface SignInFormProps {
  defaultEmail?: string;
  submitting?: boolean;
  error?: ReactNode;
  onSubmit: (values: SignInValues) => void;
  /** Links under the button: password forgotten, sign up. */
  children?: ReactNode;
}

/** E-mail and password; password managers and paste work. */
export function SignInForm({
  defaultEmail = "",
  submitting = false,
  error,
  onSubmit,
  children,
}: SignInFormProps) {
  const { control, handleSubmit } = useForm<SignInValues>({
    defaultValues: { email: defaultEmail, password: "" },
  });
  return (
    <Root noValidate onSubmit={handleSubmit((values) => !submitting && onSubmit(values))}>
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
      <Button type="submit" variant="primary" size="lg" full loading={submitting}>
        サインイン
      </Button>
      {children}
    </Root>
  );
}
