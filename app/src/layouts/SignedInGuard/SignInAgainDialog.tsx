import { isApiError, useSession } from "@tsumugi/hooks";
import { Banner, Button, Dialog, FormField, Stack, TextField } from "@tsumugi/ui";
import { normalizeAddress } from "@tsumugi/ui/format";
import { type FormEvent, useId, useState } from "react";
import { messageOf } from "../../shared/errors.ts";

const NEW_ADDRESS = "メールアドレスを変更したときは、新しいアドレスに直してください。";

/** The session ran out in the middle of work: the page stays below, and what was typed with it. */
export function SignInAgainDialog() {
  const { currentUser, signIn, signOut } = useSession();
  const [password, setPassword] = useState("");
  /** Undefined while the known one is good. A new one is typed here: to sign out for it would take what is below. */
  const [newAddress, setNewAddress] = useState<string>();
  /** Undefined until the second step is asked for. */
  const [code, setCode] = useState<string>();
  const [error, setError] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);
  const formId = useId();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!currentUser || isSubmitting) return;
    setSubmitting(true);
    setError(undefined);
    try {
      await signIn(normalizeAddress(newAddress ?? currentUser.email), password, code);
    } catch (cause) {
      // The address may have been changed elsewhere, which ends every sign-in.
      const isRefused = isApiError(cause) && cause.code === "wrong_credentials";
      if (isApiError(cause) && cause.code === "second_factor_required") setCode("");
      else if (isApiError(cause) && cause.fields.code) setError(cause.fields.code);
      else setError(isRefused ? `${messageOf(cause)}${NEW_ADDRESS}` : messageOf(cause));
      if (isRefused) setNewAddress((typed) => typed ?? currentUser.email);
      setSubmitting(false);
    }
  };

  return (
    <Dialog
      open
      size="sm"
      title="もう一度サインインしてください"
      description="サインインが終わりました。入力中の内容はこのまま残っています。"
      footer={
        <>
          <Button onClick={() => void signOut()}>別のアカウントを使う</Button>
          <Button type="submit" form={formId} variant="primary" loading={isSubmitting}>
            サインイン
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Stack>
          <FormField label="メールアドレス">
            <TextField
              type="email"
              value={newAddress ?? currentUser?.email ?? ""}
              readOnly={newAddress === undefined}
              autoComplete="username"
              onChange={(event) => setNewAddress(event.target.value)}
            />
          </FormField>
          <FormField label="パスワード" requirement="required">
            <TextField
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              autoFocus
            />
          </FormField>
          {code !== undefined && (
            <FormField
              label="確認コード"
              requirement="required"
              hint="認証アプリの6桁、またはリカバリーコード"
            >
              <TextField
                autoComplete="one-time-code"
                value={code}
                onChange={(event) => setCode(event.target.value)}
                autoFocus
              />
            </FormField>
          )}
          {error && <Banner tone="danger">{error}</Banner>}
        </Stack>
      </form>
    </Dialog>
  );
}
