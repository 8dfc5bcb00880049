import { useResetPassword } from "@tsumugi/hooks";
import { Banner, Button, FormField, Stack, TextField } from "@tsumugi/ui";
import { type FormEvent, useState } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { messageOf } from "../../shared/errors.ts";

export function NewPasswordForm({ token }: { readonly token: string }) {
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
        {error?.code === "link_expired" && (
          <p>
            <Link to={paths.passwordReset.getHref()}>もう一度メールを送る</Link>
          </p>
        )}
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
