import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { FormChecks } from "../../shared/FormChecks.tsx";
import { FormLayout } from "../../shared/FormLayout.ts";
import { FormFoot, FormSection } from "../../shared/FormParts.tsx";
import { FormArea, FormDay, FormText, FormYen } from "../../shared/fields.tsx";
import { platformOptions } from "../../shared/labels.ts";
import { FormCombobox, FormTags } from "../../shared/pickers.tsx";
import type { FieldErrors, OptionLook } from "../../shared/types.ts";
import { useServerFields } from "../../shared/useServerFields.ts";
import { emptyProjectForm, type ProjectFormValues } from "./projectForm.types.ts";

export interface ProjectFormProps {
  defaultValues?: Partial<ProjectFormValues>;
  owners: readonly OptionLook[];
  submitLabel?: string;
  submitting?: boolean;
  error?: ReactNode;
  fields?: FieldErrors;
  onSubmit: (values: ProjectFormValues) => void;
  onCancel?: () => void;
  onDirtyChange?: (isDirty: boolean) => void;
}

export function ProjectForm({
  defaultValues,
  owners,
  submitLabel = "案件を作成",
  submitting = false,
  error,
  fields,
  onSubmit,
  onCancel,
  onDirtyChange,
}: ProjectFormProps) {
  const form = useForm<ProjectFormValues>({
    defaultValues: { ...emptyProjectForm, ...defaultValues },
    mode: "onTouched",
  });
  useServerFields(form, fields, onDirtyChange);
  const { control, formState } = form;
  const isRefused = formState.isSubmitted && Object.keys(formState.errors).length > 0;
  const orderedWith = (start: "starts_on" | "posting_starts_on", message: string) => ({
    validate: (value: unknown) => {
      const from = form.getValues(start);
      return !from || !value || from <= String(value) || message;
    },
  });

  return (
    <FormLayout noValidate onSubmit={form.handleSubmit((values) => !submitting && onSubmit(values))}>
      <FormSection title="基本">
        <div className="wide">
          <FormText
            control={control}
            name="name"
            label="案件名"
            requirement="required"
            rules={{
              validate: (value) =>
                String(value).trim() !== "" || "案件名が入力されていません。入力してください。",
            }}
          />
        </div>
        <FormText control={control} name="client_name" label="クライアント" />
        <FormText control={control} name="product_name" label="商品" />
        <div className="wide">
          <FormArea control={control} name="purpose" label="目的" />
        </div>
        <FormYen control={control} name="budget" label="予算（税抜）" />
        <FormCombobox control={control} name="owner_uid" label="担当" options={owners} placeholder="未設定" />
        <FormDay control={control} name="starts_on" label="開始日" />
        <FormDay
          control={control}
          name="ends_on"
          label="終了日"
          rules={orderedWith("starts_on", "終了日は開始日以降の日付を選んでください。")}
        />
        <div className="wide">
          <FormChecks control={control} name="platforms" label="投稿するSNS" options={platformOptions} />
        </div>
      </FormSection>
      <FormSection title="投稿の条件" lead="投稿のPR表記の確認に使われます">
        <FormTags
          control={control}
          name="required_hashtags"
          label="必須ハッシュタグ"
          prefix="#"
          placeholder="入力して Enter で追加"
        />
        <FormTags control={control} name="required_mentions" label="必須メンション" prefix="@" />
        <div className="wide">
          <FormArea
            control={control}
            name="disclosure_rule"
            label="PR表記のルール"
            placeholder="例: 投稿の冒頭に「PR」と明記"
          />
        </div>
      </FormSection>
      <FormSection title="期限" lead="ホームと一覧に、近い順で出ます">
        <FormDay control={control} name="reply_due_on" label="回答期限" />
        <FormDay control={control} name="draft_due_on" label="下書き期限" />
        <FormDay control={control} name="posting_starts_on" label="投稿期間の始まり" />
        <FormDay
          control={control}
          name="posting_ends_on"
          label="投稿期限"
          rules={orderedWith("posting_starts_on", "投稿期限は投稿期間の始まり以降の日付を選んでください。")}
        />
        <FormDay control={control} name="metrics_due_on" label="数値の取得" />
        <FormDay control={control} name="payment_due_on" label="支払期日" />
      </FormSection>
      <FormFoot
        error={error}
        isRefused={isRefused}
        onCancel={onCancel}
        submitLabel={submitLabel}
        submitting={submitting}
      />
    </FormLayout>
  );
}
