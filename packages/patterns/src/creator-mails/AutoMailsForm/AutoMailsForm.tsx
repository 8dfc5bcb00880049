import { type AutoMails, MAX_AUTO_MAIL_DAYS } from "@tsumugi/contract";
import { Banner, FormField, Select, Stack, Switch } from "@tsumugi/ui";
import { useState } from "react";
import { styled } from "styled-components";
import { SaveFoot } from "../../shared/SaveFoot/SaveFoot.tsx";

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 16px;
`;

const NONE = "";

const daysBefore = [
  { value: NONE, label: "送らない" },
  { value: "0", label: "当日" },
  ...Array.from({ length: MAX_AUTO_MAIL_DAYS }, (_, index) => ({
    value: String(index + 1),
    label: `${index + 1}日前`,
  })),
];
const daysAfter = [
  { value: NONE, label: "送らない" },
  ...Array.from({ length: MAX_AUTO_MAIL_DAYS }, (_, index) => ({
    value: String(index + 1),
    label: `${index + 1}日後`,
  })),
];

const fields = [
  { name: "reply_days", label: "回答の期限", options: daysBefore },
  { name: "draft_days", label: "下書きの期限", options: daysBefore },
  { name: "posting_days", label: "投稿の期限", options: daysBefore },
  { name: "overdue_days", label: "どの期限も、過ぎたあと", options: daysAfter },
] as const;

/** Every setting in the words of the form: what two people set stands side by side in them. */
export const autoMailsWords = (autoMails: AutoMails): readonly { label: string; value: string }[] => [
  { label: "期限のお知らせ", value: autoMails.on ? "自動で送る" : "送らない" },
  ...fields.map(({ name, label, options }) => {
    const chosen = autoMails[name] === null ? NONE : String(autoMails[name]);
    return { label, value: options.find(({ value }) => value === chosen)?.label ?? chosen };
  }),
];

export interface AutoMailsFormProps {
  /** 保存してある設定。送る日数は、期限ごとに null なら送りません。 */
  readonly autoMails: AutoMails;
  /** 保存を押したとき。渡さなければ読むだけになります。 */
  readonly onSave?: ((autoMails: AutoMails) => void) | undefined;
  /** 変更するたびに、保存していない変更があるかどうかを渡して呼びます。 */
  readonly onDirtyChange?: (isDirty: boolean) => void;
  /** 保存中。 */
  readonly loading?: boolean;
  /** 保存できなかった理由。原因、次に直し方を書きます。 */
  readonly error?: string | undefined;
}

/** 自動のお知らせ of a project: which reminders its creators get by mail, and when. */
export function AutoMailsForm(props: AutoMailsFormProps) {
  const { autoMails, onSave, onDirtyChange, loading = false, error } = props;
  const [values, setValues] = useState(autoMails);
  const isSame = (next: AutoMails) => JSON.stringify(next) === JSON.stringify(autoMails);
  const change = (part: Partial<AutoMails>) => {
    const next = { ...values, ...part };
    setValues(next);
    onDirtyChange?.(!isSame(next));
  };
  return (
    <Stack>
      <Switch
        label="期限のお知らせを自動で送る"
        description="回答・下書き・投稿を待っているクリエイターに、朝9時に送ります。回答があれば送りません。夜間（21時〜8時）には送りません。"
        checked={values.on}
        disabled={!onSave}
        onChange={(event) => change({ on: event.target.checked })}
      />
      <Days>
        {fields.map(({ name, label, options }) => (
          <FormField key={name} label={label}>
            <Select
              options={options}
              disabled={!onSave || !values.on}
              value={values[name] === null ? NONE : String(values[name])}
              onChange={(event) => {
                const { value } = event.target;
                change({ [name]: value === NONE ? null : Number(value) });
              }}
            />
          </FormField>
        ))}
      </Days>
      {error && <Banner tone="danger">{error}</Banner>}
      {onSave && (
        <SaveFoot
          label="自動のお知らせを保存"
          isDirty={!isSame(values)}
          loading={loading}
          onSave={() => onSave(values)}
        />
      )}
    </Stack>
  );
}
