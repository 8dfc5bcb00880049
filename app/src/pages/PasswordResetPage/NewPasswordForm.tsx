import { usePasswordReset, useResetPassword } from "@tsumugi/hooks";
import { Banner, Button, FormField, Spinner, Stack, TextField } from "@tsumugi/ui";
import { type FormEvent, useState } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { messageOf } from "../../shared/errors.ts";

/** Why the link sets no password any more, and what to do. */
const OVER = {
  used: {
    title: "このリンクは使用済みです",
    text: "パスワードは再設定されています。そのパスワードでサインインするか、もう一度メールを送ってください。",
  },
  expired: {
    title: "このリンクは使えません",
    text: "期限が切れたか、あとから新しいメールを送っています。いちばん新しいメールのリンクを開くか、もう一度メールを送ってください。",
  },
};

const SendAgain = () => (
  <p>
    <Link to={paths.passwordReset.getHref()}>もう一度メールを送る</Link>
  </p>
);

/** Says at once whether the link is still good: nobody thinks up a password for nothing. Where that is not known, the form stands. */
export function NewPasswordForm({ token }: { readonly token: string }) {
  const { state, isLoading } = usePasswordReset(token);
  // The form stays once it stood: its own press uses the link up.
  const [isGood, setGood] = useState(false);
  if (!isGood && !isLoading && state !== "used" && state !== "expired") setGood(true);
  if (isGood) return <PasswordForm token={token} />;
  if (state === "used" || state === "expired")
    return (
      <Stack>
        <Banner tone="warning" title={OVER[state].title}>
          {OVER[state].text}
        </Banner>
        <SendAgain />
      </Stack>
    );
  return <Spinner label="リンクを確認しています" />;
}

function PasswordForm({ token }: { readonly token: string }) {
  const { resetPassword, isSubmitting, error } = useResetPassword();
  const [password, setPassword] = useState("");
  const [isDone, setDone] = useState(false);
  const fieldError = error?.fields.password;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    try {
      await resetPassword(token, password);
      setDone(true);
    } catch {
      // Shown in the form.
    }
  };

  if (isDone)
    return (
      <Banner tone="success" title="パスワードを再設定しました">
        新しいパスワードで<Link to={paths.signIn.getHref()}>サインイン</Link>してください。
      </Banner>
    );
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack>
        {error && !fieldError && <Banner tone="danger">{messageOf(error)}</Banner>}
        {error?.code === "link_expired" && <SendAgain />}
        <FormField label="新しいパスワード" requirement="required" hint="10文字以上" error={fieldError}>
          <TextField
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </FormField>
        <Button type="submit" variant="primary" size="lg" full loading={isSubmitting}>
          再設定する
        </Button>
      </Stack>
    </form>
  );
}
