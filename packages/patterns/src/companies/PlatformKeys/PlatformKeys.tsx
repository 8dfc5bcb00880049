import {
  type PlatformCheck,
  type PlatformKey,
  type PlatformKeyField,
  platformFaultLabels,
  platformKeyFieldLabels,
  platformKeyFieldsOf,
  platformKeySourceLabels,
} from "@tsumugi/contract";
import { Badge, Banner, Button, FormField, RelativeTime, TextField } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { type FormEvent, type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { PlatformHead } from "../../shared/PlatformHead.tsx";
import { SaveFoot } from "../../shared/SaveFoot/SaveFoot.tsx";
import type { FieldErrors } from "../../shared/types.ts";

const Root = styled.div`
  display: grid;
  gap: 8px;
  padding: 16px 0;
  border-top: 1px solid var(--tsu-border);
  &:first-of-type {
    border-top: 0;
  }
  & p {
    margin: 0;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    overflow-wrap: anywhere;
    word-break: auto-phrase;
  }
`;

const Form = styled.form`
  display: grid;
  gap: 12px;
  max-width: 560px;
`;

const tones = { company: "success", server: "neutral", sandbox: "warning", none: "danger" } as const;

export interface PlatformKeyRowProps {
  /** プラットフォームごとのキーの状態。だれのキーで読むか、最後の確認、今日の利用回数。 */
  platformKey: PlatformKey;
  /** いま試した結果。渡すまでは、保存してある最後の結果を出します。 */
  check?: PlatformCheck | undefined;
  /** 操作のボタン。「接続を試す」「キーを設定する」「削除する」。 */
  actions?: ReactNode;
  /** 開いている間の、キーの入力欄。 */
  children?: ReactNode;
}

/** How one platform is read: with whose key, whether it works, and how many calls of today are left. */
export function PlatformKeyRow({ platformKey, check, actions, children }: PlatformKeyRowProps) {
  const { platform, source, tail, updated_by, updated_at, quota } = platformKey;
  const shown = check ?? platformKey.check;
  return (
    <Root>
      <PlatformHead platform={platform} actions={actions}>
        <Badge tone={tones[source]}>{platformKeySourceLabels[source]}</Badge>
        {shown?.fault && <Badge tone="danger">{platformFaultLabels[shown.fault]}</Badge>}
      </PlatformHead>
      {source === "company" && (
        <p>
          キー {tail ? `••••${tail}` : "••••"}
          {updated_at && (
            <>
              ・{updated_by?.name ?? "削除済みのメンバー"}さんが設定（
              <RelativeTime value={updated_at} />）
            </>
          )}
        </p>
      )}
      {quota.limit > 0 && (
        <p>
          今日の利用 {formatInteger(quota.used)} / {formatInteger(quota.limit)}回
        </p>
      )}
      <div aria-live="polite">
        {shown && (
          <Banner tone={shown.fault ? "danger" : "success"} live="off">
            {shown.message}（確認: <RelativeTime value={shown.checked_at} />）
          </Banner>
        )}
      </div>
      {children}
    </Root>
  );
}

export type PlatformKeyValues = Partial<Record<PlatformKeyField, string>>;

export interface PlatformKeyFormProps {
  /** どのプラットフォームのキーか。入力欄が決まります。 */
  platform: PlatformKey["platform"];
  /** 保存中。 */
  loading?: boolean;
  /** 接続を試している間。 */
  checking?: boolean;
  /** 保存できなかった理由。`fields` があれば、欄の下だけに出します。 */
  error?: string | undefined;
  /** サーバーが返した、項目ごとのエラー。その欄の下に出ます。 */
  fields?: FieldErrors | undefined;
  /** 「接続を試す」を押したとき。入力した値を渡します。 */
  onCheck: (values: PlatformKeyValues) => void;
  /** 「保存する」を押したとき。入力した値を渡します。 */
  onSave: (values: PlatformKeyValues) => void;
  /** 「キャンセル」を押したとき。 */
  onCancel: () => void;
}

const isSecret = (field: PlatformKeyField) => field !== "business_id" && field !== "client_key";

/** The values that the platform's API asks for. What is stored is never shown again. */
export function PlatformKeyForm(props: PlatformKeyFormProps) {
  const { platform, loading = false, checking = false, error, fields, onCheck, onSave, onCancel } = props;
  const [values, setValues] = useState<PlatformKeyValues>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!loading) onSave(values);
  };
  return (
    <Form noValidate onSubmit={submit}>
      {error && !fields && <Banner tone="danger">{error}</Banner>}
      {platformKeyFieldsOf[platform].map((field) => (
        <FormField
          key={field}
          label={platformKeyFieldLabels[field]}
          requirement="required"
          error={fields?.[field]}
          hint={
            isSecret(field)
              ? "暗号化して保存し、保存したあとは末尾4文字だけを表示します（12文字未満のキーは表示しません）"
              : undefined
          }
        >
          <TextField
            type={isSecret(field) ? "password" : "text"}
            autoComplete="off"
            value={values[field] ?? ""}
            onChange={(event) => setValues({ ...values, [field]: event.target.value })}
          />
        </FormField>
      ))}
      <SaveFoot isDirty={Object.values(values).some(Boolean) || undefined} loading={loading}>
        <Button onClick={onCancel}>キャンセル</Button>
        <Button loading={checking} onClick={() => onCheck(values)}>
          接続を試す
        </Button>
      </SaveFoot>
    </Form>
  );
}
