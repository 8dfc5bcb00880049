import { Banner, Button, Dialog, Stack } from "@tsumugi/ui";
import { type ReactNode, useEffect, useId } from "react";
import { useForm } from "react-hook-form";
import { FormText } from "../../shared/fields.tsx";
import type { FieldErrors } from "../../shared/types.ts";
import { useServerFields } from "../../shared/useServerFields.ts";
import { currentPasswordRules } from "../../signup/EntranceForm.ts";
import { PasswordField } from "../../signup/password/PasswordField.tsx";

export interface PasswordChangeValues {
  /** 今のパスワード。 */
  currentPassword: string;
  /** 新しいパスワード。 */
  password: string;
}

export interface PasswordChangeDialogProps {
  /** 開いているか。閉じると入力は消えます。 */
  open: boolean;
  /** 閉じようとしたとき。 */
  onOpenChange: (open: boolean) => void;
  /** 自分のメールアドレス。パスワード管理ソフトが、新しいパスワードをこの名で覚えます。 */
  email: string;
  /** 今のパスワードと新しいパスワードを入れて送ったとき。 */
  onSubmit: (values: PasswordChangeValues) => void;
  /** 変更中。終わるまで閉じられません。 */
  loading?: boolean;
  /** 変更できなかったわけ。原因、直し方の順に書きます。 */
  error?: ReactNode;
  /** サーバーの答えの `fields`。欄ごとに出します。 */
  fields?: FieldErrors;
  /** 今のパスワードが分からない人の逃げ道。メールで設定し直す画面へのリンクです。 */
  forgotten?: ReactNode;
}

/** Sets another password for somebody who is signed in and knows the present one. */
export function PasswordChangeDialog(props: PasswordChangeDialogProps) {
  const { open, onOpenChange, loading = false } = props;
  const form = useForm({ defaultValues: { current_password: "", password: "" } });
  useServerFields(form, props.fields);
  const { control, reset } = form;
  const formId = useId();
  // A password does not wait in a closed dialog.
  useEffect(() => {
    if (!open) reset();
  }, [open, reset]);
  const submit = form.handleSubmit(({ current_password, password }) => {
    if (!loading) props.onSubmit({ currentPassword: current_password, password });
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      loading={loading}
      title="パスワードを変更"
      description="変更すると、ほかの端末はサインアウトします。この端末はそのまま使えます。"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>キャンセル</Button>
          <Button type="submit" form={formId} variant="primary" loading={loading}>
            パスワードを変更する
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          {props.error && <Banner tone="danger">{props.error}</Banner>}
          <input type="text" autoComplete="username" value={props.email} readOnly hidden />
          <FormText
            control={control}
            name="current_password"
            label="今のパスワード"
            requirement="required"
            hint={props.forgotten}
            type="password"
            autoComplete="current-password"
            rules={currentPasswordRules}
          />
          <PasswordField
            control={control}
            name="password"
            label="新しいパスワード"
            password={form.watch("password")}
            email={props.email}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
