import { Banner, Button, Dialog, Stack } from "@tsumugi/ui";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useForm } from "react-hook-form";
import { FormText } from "../../shared/fields.tsx";
import type { FieldErrors } from "../../shared/types.ts";
import { useServerFields } from "../../shared/useServerFields.ts";
import { currentPasswordRules } from "../../signup/EntranceForm.ts";
import { CodeField } from "./CodeField.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { SecretForApp } from "./SecretForApp.tsx";

/** Who asks, then the app, then what to keep; `remove`: turned off. */
export type SecondFactorStep = "password" | "scan" | "codes" | "remove";

export interface SecondFactorDialogProps {
  /** 開いているか。閉じるときと段階が変わるときに、入力は消えます。 */
  open: boolean;
  /** 閉じようとしたときと、リカバリーコードを保管し終えたとき。`codes` の段階は、ボタンでだけ閉じます。 */
  onOpenChange: (open: boolean) => void;
  /** 今の段階。本人の確認、アプリへの登録、コードの保管の順です。`remove` はオフにするとき。 */
  step: SecondFactorStep;
  /** 自分のメールアドレス。パスワード管理ソフトが、今のパスワードをこの名で見つけます。 */
  email: string;
  /** すでにオンです。置き換える前に、そのコードも尋ねます。 */
  isOn?: boolean;
  /** `scan` の段階で出す QR コード。SVG の文字列です。 */
  qr?: string;
  /** `scan` の段階で出す、QR コードと同じ内容の文字。 */
  secret?: string;
  /** `codes` の段階で出すリカバリーコード。 */
  recoveryCodes?: readonly string[];
  /** `password` か `remove` の段階で送ったとき。`code` は尋ねたときだけ入ります。 */
  onPassword: (values: { currentPassword: string; code?: string }) => void;
  /** `scan` の段階で、アプリに出たコードを送ったとき。 */
  onCode: (code: string) => void;
  /** 処理中。終わるまで閉じられません。 */
  loading?: boolean;
  /** 進めなかったわけ。原因、直し方の順に書きます。 */
  error?: ReactNode;
  /** サーバーの答えの `fields`。欄ごとに出します。 */
  fields?: FieldErrors;
}

const words: Record<SecondFactorStep, { title: string; description: string; action: string }> = {
  password: {
    title: "2段階認証を設定",
    description: "サインインに、パスワードと認証アプリの6桁のコードを使うようにします。",
    action: "次へ",
  },
  scan: {
    title: "認証アプリに登録",
    description: "スマートフォンの認証アプリで読み取り、表示された6桁の数字を入力してください。",
    action: "オンにする",
  },
  codes: {
    title: "リカバリーコードを保管",
    description:
      "スマートフォンをなくしたときに、1つずつ一度だけ使えます。この画面を閉じると、もう表示できません。",
    action: "保管したので閉じる",
  },
  remove: {
    title: "2段階認証をオフにする",
    description: "次のサインインから、パスワードだけで入れるようになります。",
    action: "オフにする",
  },
};

/** Sets up, replaces and removes the second step of the sign-in. */
export function SecondFactorDialog(props: SecondFactorDialogProps) {
  const { open, onOpenChange, step, isOn = false, loading = false, recoveryCodes = [] } = props;
  const form = useForm({ defaultValues: { current_password: "", code: "" } });
  useServerFields(form, props.fields);
  const { control, reset } = form;
  const formId = useId();
  // Neither password nor code waits in a closed dialog, nor goes on to the next step.
  useEffect(() => reset(), [open, step, reset]);
  // They are shown this once: Esc, × and a press beside the window are no answer to whether they are kept.
  const [isAsked, setAsked] = useState(false);
  const handleOpenChange = (next: boolean) => {
    if (!next && step === "codes") setAsked(true);
    else onOpenChange(next);
  };
  const asksPassword = step === "password" || step === "remove";
  const asksCode = step === "remove" || (step === "password" && isOn);
  const submit = form.handleSubmit(({ current_password, code }) => {
    if (loading) return;
    if (step === "codes") onOpenChange(false);
    else if (step === "scan") props.onCode(code);
    else props.onPassword({ currentPassword: current_password, code: asksCode ? code : undefined });
  });
  const { title, description, action } = words[step];
  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      loading={loading}
      title={title}
      description={description}
      footer={
        <>
          {step !== "codes" && <Button onClick={() => onOpenChange(false)}>キャンセル</Button>}
          <Button
            type="submit"
            form={formId}
            variant={step === "remove" ? "danger" : "primary"}
            loading={loading}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          {props.error && <Banner tone="danger">{props.error}</Banner>}
          {asksPassword && (
            <>
              <input type="text" autoComplete="username" value={props.email} readOnly hidden />
              <FormText
                control={control}
                name="current_password"
                label="今のパスワード"
                requirement="required"
                type="password"
                autoComplete="current-password"
                rules={currentPasswordRules}
              />
            </>
          )}
          {step === "scan" && <SecretForApp qr={props.qr ?? ""} secret={props.secret ?? ""} />}
          {(asksCode || step === "scan") && (
            <CodeField control={control} name="code" appOnly={step === "scan"} />
          )}
          {step === "codes" && <RecoveryCodes codes={recoveryCodes} />}
          {step === "codes" && isAsked && (
            <Banner tone="warning">
              リカバリーコードは、閉じるともう表示できません。ファイルに保存するか書き写してから、「保管したので閉じる」を押してください。
            </Banner>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
