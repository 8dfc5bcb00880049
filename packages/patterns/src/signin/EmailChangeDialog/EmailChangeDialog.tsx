import { Banner, Button, Dialog, Stack } from "@tsumugi/ui";
import { normalizeAddress } from "@tsumugi/ui/format";
import { type ReactNode, useEffect, useId } from "react";
import { useForm } from "react-hook-form";
import { FormText } from "../../shared/fields.tsx";
import type { FieldErrors } from "../../shared/types.ts";
import { useServerFields } from "../../shared/useServerFields.ts";
import { currentPasswordRules, emailRules } from "../../signup/EntranceForm.ts";

export interface EmailChangeValues {
  /** 新しいメールアドレス。表記は整えてあります。 */
  email: string;
  /** 今のパスワード。 */
  currentPassword: string;
}

export interface EmailChangeDialogProps {
  /** 開いているか。閉じると入力は消えます。 */
  open: boolean;
  /** 閉じようとしたとき。保存していない入力があれば、先に破棄を確かめます。 */
  onOpenChange: (open: boolean) => void;
  /** 今有効なメールアドレス。 */
  email: string;
  /** 確認のメールを送った先。送り終えたら渡します。まだ何も変わっていません。 */
  sentTo?: string;
  /** 新しいアドレスと今のパスワードを入れて送ったとき。 */
  onSubmit: (values: EmailChangeValues) => void;
  /** 送信中。終わるまで閉じられません。 */
  loading?: boolean;
  /** 送れなかったわけ。原因、直し方の順に書きます。 */
  error?: ReactNode;
  /** サーバーの答えの `fields`。欄ごとに出します。 */
  fields?: FieldErrors;
}

/** Asks for another sign-in address. The answer is the same whether or not somebody has it: the mail tells its owner. */
export function EmailChangeDialog(props: EmailChangeDialogProps) {
  const { open, onOpenChange, email, sentTo, loading = false } = props;
  const form = useForm({ defaultValues: { email: "", current_password: "" } });
  useServerFields(form, props.fields);
  const { control, formState, reset } = form;
  const formId = useId();
  // A password does not wait in a closed dialog.
  useEffect(() => {
    if (!open) reset();
  }, [open, reset]);
  const submit = form.handleSubmit((values) => {
    if (!loading)
      props.onSubmit({ email: normalizeAddress(values.email), currentPassword: values.current_password });
  });
  const isSent = sentTo !== undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      loading={loading}
      hasChanges={!isSent && formState.isDirty}
      title={isSent ? "確認のメールを送りました" : "メールアドレスを変更"}
      description={
        isSent
          ? `確定するまでは、今のアドレス（${email}）のままです。`
          : `今のアドレスは ${email} です。新しいアドレスに届くリンクで確定すると変わります。`
      }
      footer={
        isSent ? (
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            閉じる
          </Button>
        ) : (
          <>
            <Button onClick={() => onOpenChange(false)}>キャンセル</Button>
            <Button type="submit" form={formId} variant="primary" loading={loading}>
              確認のメールを送る
            </Button>
          </>
        )
      }
    >
      {isSent ? (
        <Stack>
          <p>
            <strong>{sentTo}</strong> に届いたリンクを24時間以内に開き、変更を確定してください。
            確定すると、この端末を含むすべての端末がサインアウトします。
          </p>
          <p>
            届かないときは、迷惑メールと入力間違いを確認してください。そのアドレスがすでに使われているときは、そのことを知らせるメールが届きます。
          </p>
        </Stack>
      ) : (
        <form id={formId} noValidate onSubmit={submit}>
          <Stack>
            {props.error && <Banner tone="danger">{props.error}</Banner>}
            <FormText
              control={control}
              name="email"
              label="新しいメールアドレス"
              requirement="required"
              type="email"
              autoComplete="email"
              normalize={normalizeAddress}
              rules={emailRules}
            />
            <FormText
              control={control}
              name="current_password"
              label="今のパスワード"
              requirement="required"
              hint="ご本人であることを確かめるためです"
              type="password"
              autoComplete="current-password"
              rules={currentPasswordRules}
            />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
