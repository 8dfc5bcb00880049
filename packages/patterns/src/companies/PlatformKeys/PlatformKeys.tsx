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
  & > .foot {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
  }
`;

const tones = { company: "success", server: "neutral", sandbox: "warning", none: "danger" } as const;

export interface PlatformKeyRowProps {
  platformKey: PlatformKey;
  /** What a test just said; before it the last one that was kept is shown. */
  check?: PlatformCheck | undefined;
  /** Buttons: 接続を試す, キーを設定する, 削除する. */
  actions?: ReactNode;
  /** The form, while it is open. */
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
              ・<RelativeTime value={updated_at} />に{updated_by?.name ?? "削除済みのメンバー"}さんが設定
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
            {shown.message}（<RelativeTime value={shown.checked_at} />
            に確認）
          </Banner>
        )}
      </div>
      {children}
    </Root>
  );
}

export type PlatformKeyValues = Partial<Record<PlatformKeyField, string>>;

export interface PlatformKeyFormProps {
  platform: PlatformKey["platform"];
  loading?: boolean;
  checking?: boolean;
  error?: string | undefined;
  fields?: FieldErrors | undefined;
  onCheck: (values: PlatformKeyValues) => void;
  onSave: (values: PlatformKeyValues) => void;
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
          hint={isSecret(field) ? "暗号化して保存し、保存したあとは末尾4文字だけを表示します" : undefined}
        >
          <TextField
            type={isSecret(field) ? "password" : "text"}
            autoComplete="off"
            value={values[field] ?? ""}
            onChange={(event) => setValues({ ...values, [field]: event.target.value })}
          />
        </FormField>
      ))}
      <div className="foot">
        <Button onClick={onCancel}>キャンセル</Button>
        <Button loading={checking} onClick={() => onCheck(values)}>
          接続を試す
        </Button>
        <Button type="submit" variant="primary" loading={loading}>
          保存する
        </Button>
      </div>
    </Form>
  );
}
