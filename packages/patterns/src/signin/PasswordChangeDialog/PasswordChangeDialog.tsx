import { Banner, Button, Dialog, Stack } from "@tsumugi/ui";
import { type ReactNode, useEffect, useId } from "react";
import { useForm } from "react-hook-form";
import { FormText } from "../../shared/fields.tsx";
import type { FieldErrors } from "../../shared/types.ts";
import { useServerFields } from "../../shared/useServerFields.ts";
import { currentPasswordRules } from "../../signup/EntranceForm.ts";
import { PasswordField } from "../../signup/password/PasswordField.tsx";

export interface PasswordChangeValues {
  currentPassword: string;
  password: string;
}

export interface PasswordChangeDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Own address: password managers file the new password under it. */
  email: string;
  onSubmit: (values: PasswordChangeValues) => void;
  loading?: boolean;
  /** Cause, then cure. */
  error?: ReactNode;
  fields?: FieldErrors;
  /** The way out for who does not know the present one: a link to the mailed reset. */
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
