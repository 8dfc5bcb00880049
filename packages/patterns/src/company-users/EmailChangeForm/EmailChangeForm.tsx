import { Banner, Button, DescriptionList } from "@tsumugi/ui";
import { normalizeAddress } from "@tsumugi/ui/format";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { styled } from "styled-components";
import { FormText } from "../../shared/fields.tsx";
import type { FieldErrors } from "../../shared/types.ts";
import { useServerFields } from "../../shared/useServerFields.ts";

const Root = styled.form`
  display: grid;
  gap: var(--tsu-field-gap);
  justify-items: start;
  & > * {
    width: 100%;
  }
  & > .tsu-button {
    width: auto;
  }
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface EmailChangeFormProps {
  /** The address in force. */
  email: string;
  /** The new one that waits for its confirmation. */
  pendingEmail?: string | null;
  /** Sends a confirmation to the new address; nothing changes before its link is used. */
  onRequest: (email: string) => void;
  requesting?: boolean;
  error?: ReactNode;
  fields?: FieldErrors;
}

/** Changes the sign-in address in two steps: ask here, confirm in the mail to the new address. */
export function EmailChangeForm(props: EmailChangeFormProps) {
  const { email, pendingEmail, requesting = false } = props;
  const [isOpen, setOpen] = useState(false);
  const form = useForm<{ email: string }>({ defaultValues: { email: "" }, mode: "onTouched" });
  useServerFields(form, props.fields);
  const submit = form.handleSubmit((values) => {
    if (!requesting) props.onRequest(values.email);
  });
  const isEditing = isOpen && !pendingEmail;
  return (
    <Root noValidate onSubmit={submit}>
      <DescriptionList layout="rows" items={[{ term: "現在のアドレス", description: email }]} />
      {pendingEmail && (
        <Banner
          tone="info"
          title={`${pendingEmail} に確認メールを送りました`}
          actions={
            <Button size="sm" loading={requesting} onClick={() => props.onRequest(pendingEmail)}>
              もう一度送る
            </Button>
          }
        >
          メールのリンクを24時間以内に開くと変更されます。それまでは今のアドレスでサインインします。
        </Banner>
      )}
      {isEditing && (
        <>
          <FormText
            control={form.control}
            name="email"
            label="新しいメールアドレス"
            requirement="required"
            hint="確認メールのリンクを開くまで変わりません。変更の知らせは今のアドレスにも届きます"
            type="email"
            autoComplete="email"
            normalize={normalizeAddress}
            rules={{
              validate: (value) => {
                if (!EMAIL.test(String(value)))
                  return "メールアドレスの形式が正しくありません。例: hanako@example.jp";
                return value !== email || "今のアドレスと同じです。別のアドレスを入力してください。";
              },
            }}
          />
          {props.error && <Banner tone="danger">{props.error}</Banner>}
          <div className="acts">
            <Button type="submit" variant="primary" loading={requesting}>
              確認メールを送る
            </Button>
            <Button onClick={() => setOpen(false)}>やめる</Button>
          </div>
        </>
      )}
      {!isEditing && !pendingEmail && <Button onClick={() => setOpen(true)}>メールアドレスを変更</Button>}
    </Root>
  );
}
