import { type CommentTemplate, textLength } from "@tsumugi/contract";
import { Banner, Button, FormField, Stack, Switch, TextArea, TextField } from "@tsumugi/ui";
import { formatDay, searchKey } from "@tsumugi/ui/format";
import { type FormEvent, useId, useState } from "react";
import type { CommentTemplateFields } from "../commentTemplates.types.ts";

const NAME_MAX = 60;
const TEXT_MAX = 4000;

export interface TemplateFormProps {
  start: CommentTemplateFields;
  /** The others that the person sees. */
  others: readonly CommentTemplate[];
  variables: readonly string[];
  onSave: (fields: CommentTemplateFields) => void;
  onCancel: () => void;
  /** Something typed would be lost. */
  onDirty: (dirty: boolean) => void;
  saving?: boolean;
  error?: string;
}

const problemOf = (text: string, max: number, what: string): string | undefined =>
  text.trim() === ""
    ? `${what}が空です。入力してください。`
    : textLength(text) > max
      ? `${max}文字を超えています。短くしてください。`
      : undefined;

/** Which of one name it is. */
const lookOf = ({ name, shared, created_by, updated_at }: CommentTemplate) =>
  `「${name}」（${[shared ? "社内で共有" : "自分だけ", created_by?.name, `${formatDay(updated_at)}更新`].filter(Boolean).join("、")}）`;

/** Name and text of a template; a press on a variable puts it where the cursor stands. */
export function TemplateForm(props: TemplateFormProps) {
  const { start, variables, onSave, onCancel, onDirty, saving = false, error } = props;
  const [fields, setFields] = useState(start);
  const [isTried, setTried] = useState(false);
  const [named, setNamed] = useState(start.name);
  const same = props.others.filter(({ name }) => named !== "" && searchKey(name) === searchKey(named));
  const textId = useId();
  const problems = {
    name: problemOf(fields.name, NAME_MAX, "名前"),
    text: problemOf(fields.text, TEXT_MAX, "本文"),
  };
  const change = (patch: Partial<CommentTemplateFields>) => {
    setFields({ ...fields, ...patch });
    onDirty(true);
  };
  const insert = (variable: string) => {
    const area = document.getElementById(textId) as HTMLTextAreaElement | null;
    const at = area?.selectionStart ?? fields.text.length;
    const end = area?.selectionEnd ?? at;
    change({ text: `${fields.text.slice(0, at)}{{${variable}}}${fields.text.slice(end)}` });
    area?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!problems.name && !problems.text) onSave({ ...fields, name: fields.name.trim() });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        {error && <Banner tone="danger">{error}</Banner>}
        <FormField label="名前" requirement="required" error={isTried ? problems.name : undefined}>
          <TextField
            limit={NAME_MAX}
            // What is written while it is being stored would go when the form closes.
            readOnly={saving}
            value={fields.name}
            onChange={(event) => change({ name: event.target.value })}
            onBlur={() => setNamed(fields.name.trim())}
          />
        </FormField>
        {same.length > 0 && (
          <Banner tone="warning" title="同じ名前のテンプレートがあります">
            {same.map(lookOf).join("、")}
            。同じ用途なら、そのテンプレートを使ってください。別の用途なら、区別できる名前にしてください。
          </Banner>
        )}
        <FormField
          id={textId}
          label="本文"
          requirement="required"
          hint="下のボタンの項目は、入れるときに部屋の内容に置き換わります"
          error={isTried ? problems.text : undefined}
        >
          <TextArea
            rows={7}
            limit={TEXT_MAX}
            readOnly={saving}
            value={fields.text}
            onChange={(event) => change({ text: event.target.value })}
          />
        </FormField>
        <Stack layout="row" gap="sm" role="group" aria-label="差し込む項目">
          {variables.map((variable) => (
            <Button key={variable} size="sm" icon="plus" onClick={() => insert(variable)}>
              {variable}
            </Button>
          ))}
        </Stack>
        <Switch
          checked={fields.shared}
          onChange={(event) => change({ shared: event.target.checked })}
          label="社内で共有する"
          description="オフのときは自分だけに見えます"
        />
        <Stack layout="row">
          <Button onClick={onCancel}>キャンセル</Button>
          <Button type="submit" variant="primary" loading={saving}>
            保存する
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
