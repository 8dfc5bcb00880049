import { Banner, Button, Dialog } from "@tsumugi/ui";
import { normalizeAddress } from "@tsumugi/ui/format";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useForm } from "react-hook-form";
import { FormText } from "../../shared/fields.tsx";
import type { FieldErrors } from "../../shared/types.ts";
import { useServerFields } from "../../shared/useServerFields.ts";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const rules = {
  validate: (value: unknown) =>
    EMAIL.test(String(value)) || "メールアドレスの形式が正しくありません。例: hanako@example.jp",
};

export interface ReinviteCompanyDialogProps {
  /** 開いているか。 */
  open: boolean;
  /** 閉じるときに false で呼びます。 */
  onOpenChange: (open: boolean) => void;
  /** 参加してもらう企業。 */
  company: { name: string };
  /** 前に招待したアドレス。まだ誰も招待していなければ渡しません。 */
  email?: string;
  /** アドレスの形式が正しいときに呼びます。前に送ったリンクは使えなくなります。 */
  onReinvite: (email: string) => void;
  /** 送信中。終わるまで閉じられません。 */
  loading?: boolean;
  /** 送れなかった理由。原因、次に直し方を書きます。 */
  error?: ReactNode;
  /** サーバーが返した、項目ごとのエラー。本文の場所を鍵にして渡します。 */
  fields?: FieldErrors;
}

/** Sends the first admin a link, to another address where the first one was wrong; the older link dies. */
export function ReinviteCompanyDialog(props: ReinviteCompanyDialogProps) {
  const { open, email = "", loading = false } = props;
  const id = useId();
  const form = useForm({ defaultValues: { email }, mode: "onTouched" });
  useServerFields(form, props.fields);
  const { reset } = form;
  const opened = useRef(email);
  opened.current = email;
  useEffect(() => {
    if (open) reset({ email: opened.current });
  }, [open, reset]);
  const isFirst = email === "";
  return (
    <Dialog
      open={open}
      onOpenChange={props.onOpenChange}
      loading={loading}
      size="sm"
      title={isFirst ? "最初の管理者を招待" : "最初の管理者に招待を再送"}
      description={
        isFirst
          ? `「${props.company.name}」に参加するリンクをメールで送ります。7日間有効です。`
          : `「${props.company.name}」に参加する新しいリンクを送ります。前に送ったリンクは使えなくなります。`
      }
      footer={
        <>
          <Button onClick={() => props.onOpenChange(false)}>キャンセル</Button>
          <Button type="submit" form={id} variant="primary" icon="send" loading={loading}>
            招待を送る
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={form.handleSubmit((values) => !loading && props.onReinvite(values.email))}
      >
        {props.error && <Banner tone="danger">{props.error}</Banner>}
        <FormText
          control={form.control}
          name="email"
          label="メールアドレス"
          requirement="required"
          type="email"
          autoComplete="off"
          normalize={normalizeAddress}
          rules={rules}
        />
      </form>
    </Dialog>
  );
}
